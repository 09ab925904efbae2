import { listPage } from '../../list-page';

const HEADINGS = ['Nombre', 'Documento', 'Nacimiento', 'Teléfono', 'Correo', 'Estado'];

/** The table of the patients screen with the least around it: no session, no shell, no hydration. */
export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ page?: string | string[] }>;
}) {
  const { page } = await searchParams;
  const { data, pagination } = await listPage(String(page ?? 1));
  return (
    <main>
      <p>{pagination.total}</p>
      <table>
        <thead>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading}>{heading}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((patient) => (
            <tr key={patient.id}>
              <td>
                <a href={`/patients/${patient.id}`}>
                  {patient.firstName} {patient.lastName}
                </a>
              </td>
              <td>
                {patient.documentType} {patient.documentNumber}
              </td>
              <td>{patient.dateOfBirth}</td>
              <td>{patient.phone}</td>
              <td>{patient.email}</td>
              <td>{patient.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
