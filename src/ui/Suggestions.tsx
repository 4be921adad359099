interface Props {
  /** The field's `list`. */
  id: string;
  options: readonly string[];
}

/**
 * The suggestions of a field. New options make a new element: WebKit searches a field's whole list for each added option
 * (TextFieldInputType::dataListMayHaveChanged), 7 s for the cities of a state.
 */
export const Suggestions = ({ id, options }: Props) => (
  <datalist id={id} key={options.length}>
    {options.map((option) => (
      <option key={option} value={option} />
    ))}
  </datalist>
);
