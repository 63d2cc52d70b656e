/** A role with a space: class-less style sheets such as Pico's give `[role=button]` and `[role=group]` a look. */
export const unstyledRole = (role: string) => ` ${role}`;
