/** What a person may do with a chart, and the service lets anybody do. */
export interface ChartRights {
  readonly register: boolean;
  /** Several at once, and with them what is to be removed. */
  readonly registerSeveral: boolean;
  readonly change: boolean;
  /** By a call of its own, or with several. */
  readonly remove: boolean;
  readonly removeAlone: boolean;
  readonly setMode: boolean;
  readonly setTooth: boolean;
  readonly sign: boolean;
  /** Lists what was changed, and reads the chart as each change left it. */
  readonly readVersions: boolean;
  /** Looks for what the clinic offers, for a plan. */
  readonly searchProcedures: boolean;
}
