import { Pool } from 'undici';

interface Patient {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly documentType?: string;
  readonly documentNumber?: string;
  readonly dateOfBirth?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly status: string;
}

interface PatientPage {
  readonly data: readonly Patient[];
  readonly pagination: { readonly total: number };
}

const { SERVICE_URL = '', SERVICE_KEY = '' } = process.env;
let pool: Pool | undefined;

/** A page of 20 as the service gives it, over the quickest client there is; believed unseen. */
export async function listPage(page: string): Promise<PatientPage> {
  pool ??= new Pool(SERVICE_URL);
  const { body } = await pool.request({
    method: 'GET',
    path: `/api/v1/patients?limit=20&page=${encodeURIComponent(page)}`,
    headers: { authorization: `Bearer ${SERVICE_KEY}` },
  });
  return (await body.json()) as PatientPage;
}
