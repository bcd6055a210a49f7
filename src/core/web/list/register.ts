import { createElement } from 'react'
import type { AnyResource } from '../../shared/resource.ts'
import type { PageLoader } from '../pages.ts'

/** The page of a register that has nothing of its own: named and explained by its menu. */
export const register =
  (resource: AnyResource): PageLoader =>
  () =>
    import('./RegisterPage.tsx').then(
      ({ RegisterPage }) =>
        () =>
          createElement(RegisterPage, { resource }),
    )
