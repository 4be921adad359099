import { configure } from "@testing-library/react";

// A busy machine needs more than a second to load a part of the page that comes later.
configure({ asyncUtilTimeout: 4_000 });
