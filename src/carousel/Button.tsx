interface Props {
  readonly part: string;
  readonly label: string;
  /** An SVG path, drawn as a line. */
  readonly path: string;
  /** Cannot be used now; not `disabled`, so that it keeps the focus. */
  readonly isUnavailable?: boolean;
  readonly press: () => void;
}

export const Button = ({ part, label, path, isUnavailable, press }: Props) => (
  <button part={part} type="button" aria-label={label} aria-disabled={isUnavailable} onClick={press}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);
