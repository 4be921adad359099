export interface Place {
  readonly place?: string | null | undefined;
  readonly address?: string | null | undefined;
}

/** Place and address in one line. */
export const whereOf = ({ place, address }: Place): string => [place, address].filter(Boolean).join(", ");
