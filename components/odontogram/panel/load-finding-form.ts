/** Its script comes once a tooth is looked at, and is here before anybody writes: a page begins without it. */
export async function loadFindingForm() {
  return (await import('./finding-form')).FindingForm;
}
