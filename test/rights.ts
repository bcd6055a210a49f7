import { rowsOf } from '../src/core/server/seed/tsv.ts'
import type { Behaviour } from '../src/core/server/entity/behaviour.ts'
import { sheetLines } from '../src/core/shared/lines-sheet.ts'
import { listPathOf, type Transition } from '../src/core/shared/resource.ts'
import { all, type Expectation, type Right } from './expectation.ts'
import { expectations } from './expectations.ts'

/** The expectation for each address of an entity, derived again from the operations that the design names. */
export function derived({ resource, without = [] }: Behaviour): Record<string, Expectation> {
  const [path, list, menus] = [resource.path as string, listPathOf(resource), resource.menus]
  const may = (right: Right, routes: readonly string[]) => all({ right, menus }, routes)
  const has = (operation: 'create' | 'update' | 'delete' | 'multi' | 'excel') => !without.includes(operation)
  const transitions = Object.entries(
    (resource.transitions ?? {}) as Record<string, Transition<string>>,
  ).filter(([, { system }]) => !system)
  const moves = (forReaders: boolean) =>
    transitions
      .filter(([, each]) => Boolean(each.forReaders) === forReaders)
      .map(([action]) => `PUT ${path}/:key/${action}`)
  return {
    ...may('read', [
      `GET ${list}`,
      `GET ${path}/:key`,
      `GET ${path}/:key/history`,
      `GET ${path}/check`,
      ...moves(true),
    ]),
    ...(resource.states && may('read', [`GET ${list}/states`])),
    ...(Object.keys(resource.search as object).length > 0 && may('read', [`GET ${list}/groups`])),
    ...may('write', moves(false)),
    ...(has('create') && may('write', [`POST ${path}`])),
    ...(has('update') && may('write', [`PUT ${path}/:key`])),
    ...(has('delete') && may('write', [`DELETE ${path}/:key`])),
    ...(has('multi') && may('write', [`PUT ${path}/multi`])),
    ...(has('excel') && may('excel', [`GET ${path}/excel`])),
    ...(has('excel') &&
      resource.excel &&
      may('write', [
        `GET ${path}/excel/template`,
        `POST ${path}/excel`,
        `POST ${path}/excel/apply`,
        `GET ${path}/excel/errors`,
      ])),
    ...(has('update') &&
      may(
        'write',
        sheetLines(resource).flatMap(([name]) => {
          const lines = `${path}/:key/lines/${name}/excel`
          return [`GET ${lines}/template`, `POST ${lines}`, `POST ${lines}/apply`, `GET ${lines}/errors`]
        }),
      )),
  }
}

/** `METHOD address` → who may call it. */
export const expectationsOf = (behaviours: readonly Behaviour[]): Map<string, Expectation> =>
  new Map([
    ...behaviours.flatMap((behaviour) => Object.entries(derived(behaviour))),
    ...Object.entries(expectations.rights),
  ])

const menuRows = rowsOf('menus').map(({ frontEndUrl, accessGrps, writeGrps }) => ({
  frontEndUrl: frontEndUrl!,
  access: numbersIn(accessGrps),
  write: numbersIn(writeGrps),
}))
function numbersIn(list: string | null | undefined): number[] {
  return (list ?? '')
    .split(',')
    .filter((each) => each !== '')
    .map(Number)
}
/**
 * True if the menu table gives a group the right on one of the menus; users who open a menu may export and
 * print there.
 */
export const isAllowed = (authGrpNo: number, right: Right, menus: readonly string[]): boolean =>
  menuRows.some(
    ({ frontEndUrl, access, write }) =>
      menus.includes(frontEndUrl) && (right === 'write' ? write : access).includes(authGrpNo),
  )
