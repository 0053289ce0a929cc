/** The sentences of a coach: what stands between two stars on each side stands out. */
export function Marked({ text }: { text: string }) {
  return <>{text.split('**').map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : part))}</>;
}

export const plain = (text: string): string => text.replaceAll('**', '');
