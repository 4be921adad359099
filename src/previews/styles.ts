/** The site's styles, for the previews only: the bundle turns what previews import into a stylesheet of its own. */
import "./layers.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/shared.css";
