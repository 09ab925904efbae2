/** `pat-maria-perez` of the demo clinic, as her record names her. */
export const NAME = /María Fernanda\s+Pérez Quintero/;
/** As lists name her, by her surname. */
export const LISTED = /Pérez\s+Quintero\s*,\s+María\s+Fernanda/;
