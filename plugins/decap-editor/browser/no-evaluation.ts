import { config } from "zod";

/**
 * Zod would see whether it may compile its schemas, which the page's policy refuses and reports. Imported before all else: it
 * tries as soon as the first schema is made.
 */
config({ jitless: true });
