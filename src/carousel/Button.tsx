interface Props {
  readonly part: string;
  readonly label: string;
  /** One line of a pen. */
  readonly path: string;
  /** It stays where it can do nothing, so that the focus does. */
  readonly isIdle?: boolean;
  readonly press: () => void;
}

export const Button = ({ part, label, path, isIdle, press }: Props) => (
  <button part={part} type="button" aria-label={label} aria-disabled={isIdle} onClick={press}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);
