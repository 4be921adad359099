import { config } from "zod";
import { passwordLink } from "./identity/link";

// Imported before all else: what must be so before Decap's modules run, or a schema is made.

// Zod would see whether it may compile its schemas, which the page's policy refuses and reports.
config({ jitless: true });

// Who is to choose a password comes to the login, where somebody else may have signed in before. Unsaved texts stay.
if (passwordLink) localStorage.removeItem("decap-cms-user");

/** The address of the start page: Decap has no page of its own there, and parts.css hides what it says of that. */
export const startPlace = "#/inicio";

// Decap reads the address as soon as it is loaded. Without one, or asked for its root, it would open the first list.
if (passwordLink || /^#?\/?$/.test(location.hash)) history.replaceState(history.state, "", startPlace);
const toStart = (event: MouseEvent) => {
  if (!(event.target instanceof Element && event.target.closest('a[href="#/"]'))) return;
  event.preventDefault();
  event.stopPropagation();
  location.hash = startPlace;
};
document.addEventListener("click", toStart, true);
