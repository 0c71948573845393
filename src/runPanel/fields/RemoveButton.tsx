interface RemoveProps {
  /** What the button removes: `amount`, `item 1 of steps`. */
  readonly noun: string;
  readonly onClick: () => void;
}

/** A button that removes a member of an object or an item of a list. */
export function RemoveButton({ noun, onClick }: RemoveProps): React.JSX.Element {
  return (
    <button type="button" className="r-remove" aria-label={`Remove ${noun}`} onClick={onClick}>
      ×
    </button>
  );
}
