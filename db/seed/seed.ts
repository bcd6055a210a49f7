export const demoPassword = ''
export const demoSignIns: { userId: string; role: string }[] = []

/** Base data (menus, codes, law tables), and with `demo` the demonstration data relative to `today` (YYYY-MM-DD). */
export async function seed(_url: string, _options: { demo: boolean; today: string }): Promise<void> {}
