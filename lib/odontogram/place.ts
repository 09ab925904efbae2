/** Where one finding stands: a surface of a tooth or, without one, the whole of it. */
export interface Place {
  readonly toothFdi: number;
  /** The API's id of a surface. */
  readonly surface?: string | undefined;
}

/** Two places are the same where their keys are. */
export function placeKey({ toothFdi, surface }: Place): string {
  return surface === undefined ? `${toothFdi}` : `${toothFdi}/${surface}`;
}
