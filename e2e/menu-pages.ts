import type { Story } from './story.ts'

interface MenuNode {
  routePath: string
  children: MenuNode[]
}
const leaves = (menus: readonly MenuNode[]): string[] =>
  menus.flatMap(({ routePath, children }) => (children.length === 0 ? [routePath] : leaves(children)))

/** The addresses of the pages in the menus of a person, those left out that show parts for programmers. */
export async function menuPages({ portal }: Story, userId: string): Promise<string[]> {
  const client = await portal.signIn(userId)
  const menus = (await client.get('/menus')).body.data as MenuNode[]
  return leaves(menus).filter((page) => !page.startsWith('/sample/'))
}
