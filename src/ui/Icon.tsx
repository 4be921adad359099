/** The site's own icons, as paths on a 24 × 24 grid. Icons that content names come from Iconify instead. */
const paths = {
  arrow: "M5 12h14m-6-6 6 6-6 6",
  calendar: "M4 9h16M8 3v4m8-4v4M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z",
  contrast: "M12 3a9 9 0 1 0 0 18zm0 0a9 9 0 0 1 0 18",
  down: "m6 9 6 6 6-6",
  mail: "M3 6h18v12H3zm0 1 9 7 9-7",
  menu: "M4 7h16M4 12h16M4 17h16",
  phone: "M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z",
  pin: "M12 21s7-6 7-12a7 7 0 0 0-14 0c0 6 7 12 7 12Zm0-9a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  search: "m20 20-4.5-4.5M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z",
  up: "m6 15 6-6 6 6",
  whatsapp: "M4 20l1.3-4A8 8 0 1 1 8 18.7zM9 8.5c0 4 2.5 6.5 6.5 6.5l.5-2-2-1-1 1a5 5 0 0 1-2-2l1-1-1-2z",
} as const;

export type IconName = keyof typeof paths;

/** An icon beside a text that says the same; hidden from screen readers. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
