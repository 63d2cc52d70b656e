import { marked } from "./marked.ts";

interface LabelProps {
  readonly label: string;
  /** What is marked in the label. */
  readonly text: string;
}

export const Label = ({ label, text }: LabelProps) =>
  marked(label, text).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a label have no other name
    index % 2 ? <mark key={index}>{piece}</mark> : piece,
  );
