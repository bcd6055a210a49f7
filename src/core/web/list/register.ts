import { createElement } from 'react'
import type { AnyResource } from '../../shared/resource.ts'
import type { PageLoader } from '../pages.ts'

/**
 * The page of a register that has nothing of its own: named and explained by its menu. Its definition comes
 * with the page, because the first page of the portal needs none.
 */
export const register =
  (definition: () => Promise<AnyResource>): PageLoader =>
  async () => {
    const [{ RegisterPage }, resource] = await Promise.all([import('./RegisterPage.tsx'), definition()])
    return () => createElement(RegisterPage, { resource })
  }
