/** A Brazilian number as written, `(11) 5555-0100`, for a link that dials. */
export const dialLink = (phone: string): string => `tel:+55${phone.replace(/\D/g, "")}`;

/** The same for a link that opens a chat. */
export const whatsappLink = (phone: string): string => `https://wa.me/55${phone.replace(/\D/g, "")}`;

/** A link that opens a map at an address. */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
