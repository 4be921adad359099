import "./desk.css";
import { createRoot } from "react-dom/client";
import { Desk } from "./Desk";

const place = document.getElementById("desk");
if (place) createRoot(place).render(<Desk settings={JSON.parse(place.dataset.settings ?? "")} />);
