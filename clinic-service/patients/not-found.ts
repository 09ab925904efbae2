import { NotFoundError } from '../errors';

/** Also for a patient of another clinic: that it exists elsewhere is nobody's business here. */
export function patientNotFound(): NotFoundError {
  return new NotFoundError('Patient not found.');
}
