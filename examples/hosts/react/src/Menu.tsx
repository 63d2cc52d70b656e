import type { MenuItem } from "../../one-page/menu.ts";

export function Menu({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map(({ label, url, items }) => (
        <li key={label}>
          {url ? <a href={url}>{label}</a> : <span>{label}</span>}
          {items && <Menu items={items} />}
        </li>
      ))}
    </ul>
  );
}
