import { createElement } from 'react'
import type { AnyResource } from '../../shared/resource.ts'
import type { PageLoader } from '../pages.ts'

/**
 * The page of a register that has nothing of its own: named and explained by its menu. Its definition comes
 * with the page, because the first page of the portal needs none.
 * @param definition fetches the file of the definition, which exports nothing else
 */
export const register =
  (definition: () => Promise<object>): PageLoader =>
  async () => {
    const [{ RegisterPage }, file] = await Promise.all([import('./RegisterPage.tsx'), definition()])
    const [resource] = Object.values(file) as AnyResource[]
    return () => createElement(RegisterPage, { resource: resource! })
  }
