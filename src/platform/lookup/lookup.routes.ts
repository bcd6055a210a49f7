import type { FastifyInstance } from 'fastify'
import type { Fields } from '../../core/shared/field.ts'
import type { AnyResource, Lines, Transition } from '../../core/shared/resource.ts'
import { lookupOf, searchableFields, shownColumn, sourceOf } from '../../core/server/entity/columns.ts'
import { reading, type Context, type Engine } from '../../core/server/entity/context.ts'
import { Binds, quoted } from '../../core/server/database/database.ts'
import { notFound } from '../../core/server/http/errors.ts'
import { allBehaviours, resourceNamed } from '../../core/server/entity/registry.ts'
import { scopeWhere } from '../../core/server/entity/scope.ts'
import { mayUse, type Session } from '../../core/server/http/session.ts'
import { searchOf } from '../../core/server/entity/search.ts'
import { codesOf, type CodeQuery } from './codes.ts'
import { ofItsPlants, placesOf } from './of-its-plants.ts'
import { noteOf, plainTerm } from './picker-notes.ts'
import {
  deptsFor,
  processesFor,
  usersFor,
  type DeptQuery,
  type ProcessQuery,
  type UserQuery,
} from './organisation.ts'

const offered = 20
/** A name that is given twice arrives as a list; it counts as not given. */
const strings = <Q extends object>(query: Q): Q =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => typeof value === 'string')) as Q

/**
 * Routes for pickers: codes, people, departments, processes and records of any entity (specification section
 * 7).
 */
export async function lookupRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = { access: 'signedIn' } as const
  app.get<{ Params: { grp: string }; Querystring: CodeQuery }>(
    '/api/manage/codes/:grp',
    { config: { ...config, atDevice: true } },
    async (request) => ({
      data: await codesOf(reading(engine, request.session), request.params.grp, strings(request.query)),
    }),
  )
  app.get<{ Querystring: UserQuery }>('/api/manage/users', { config }, (request) =>
    usersFor(reading(engine, request.session), strings(request.query)),
  )
  app.get<{ Querystring: DeptQuery }>('/api/manage/depts', { config }, async (request) => ({
    data: await deptsFor(reading(engine, request.session), strings(request.query)),
  }))
  app.get<{ Querystring: ProcessQuery }>('/api/manage/process', { config }, async (request) => ({
    data: await processesFor(reading(engine, request.session), strings(request.query)),
  }))
  app.get<{ Params: { resource: string }; Querystring: RecordQuery }>(
    '/api/common/lookup/:resource',
    { config },
    async (request) => ({
      data: await recordsFor(
        reading(engine, request.session),
        request.params.resource,
        strings(request.query),
      ),
    }),
  )
}

/** Records are chosen in the forms of what the caller may read: an entity, and those that it refers to. */
const isOffered = (session: Session, name: string): boolean =>
  allBehaviours().some(
    ({ resource }) =>
      (resource.name === name || refersTo(resource, name)) && mayUse(session, resource.menus, 'read'),
  )
function refersTo(resource: AnyResource, name: string): boolean {
  const lines = Object.values((resource.lines ?? {}) as Record<string, Lines>)
  const inputs = Object.values((resource.transitions ?? {}) as Record<string, Transition<string>>)
  return [
    resource.fields as Fields,
    ...lines.map(({ fields }) => fields),
    ...inputs.map(({ input }) => input ?? {}),
  ].some((fields) => Object.values(fields).some((field) => sourceOf(field) === name))
}

interface RecordQuery {
  q?: string
  plantCd?: string
  deptCd?: string
  areaCd?: string
  /**
   * Field of the entity that refers to another record, and the key of that record: the sheets of a product, the
   * workers of a company.
   */
  ofName?: string
  ofKey?: string
  /** States of the entity, separated by commas. */
  states?: string
}
/**
 * Records in the caller's scope as key and name: what is called exactly so first, then what begins so, then
 * what contains it, the newest first. @throws Refusal 404 for an unknown entity
 */
async function recordsFor(
  context: Context,
  name: string,
  query: RecordQuery,
): Promise<{ key: string | number; name: string; note?: string | null }[]> {
  const resource = resourceNamed(name)
  const lookup = lookupOf(name)
  if (!resource || !lookup || !isOffered(context.session, name)) throw notFound()
  const fields = resource.fields as Fields
  const binds = new Binds()
  const where = [
    scopeWhere(resource, context.session, 't', binds),
    ofItsPlants(resource, context.session, binds),
  ]
  for (const column of ['plantCd', 'deptCd', 'areaCd'] as const) {
    const wanted = query[column]
    if (wanted && column in fields && column !== resource.key)
      where.push(`t.${quoted(column)} = any(${binds.add(placesOf(resource, column, wanted))}::text[])`)
  }
  const of = query.ofName && Object.hasOwn(fields, query.ofName) ? fields[query.ofName] : undefined
  if (of?.kind === 'ref' && query.ofName && query.ofKey)
    if (of.textKey) where.push(`t.${quoted(query.ofName)} = ${binds.add(query.ofKey)}`)
    else if (/^\d{1,15}$/.test(query.ofKey))
      where.push(`t.${quoted(query.ofName)} = ${binds.add(Number(query.ofKey))}`)
  if (query.states && resource.states)
    where.push(`t."state" = any(${binds.add(query.states.split(','))}::text[])`)
  if ('useYn' in fields) where.push(`t."useYn" = 'Y'`)
  const shown = shownColumn(resource, lookup.name, 't', context.session)
  const term = query.q ? plainTerm(query.q) : undefined
  if (term && searchableFields(resource).length > 0) {
    const { indexed, late } = searchOf(resource, context.session, [term], binds)
    where.push(...(indexed ? [indexed.found] : []), ...late)
  } else if (term) where.push(`strpos(lower((${shown})::text), lower(${binds.add(term)})) > 0`)
  const note = noteOf(resource)
  const beside = note ? `, ${shownColumn(resource, note, 't', context.session)} as "note"` : ''
  return context.sql.query(
    `select t.${quoted(lookup.key)} as "key", ${shown} as "name"${beside} from ${quoted(lookup.table)} t
     where ${where.join(' and ')} order by ${term ? `${nearness(resource, shown, context.session, binds, term)}, ` : ''}t."createDt" desc, t.${quoted(lookup.key)} limit ${offered}`,
    binds.values,
  )
}

/**
 * 0 for a record that is called exactly so in one of its searched columns, 1 where the name begins so, 2 for
 * the others.
 */
function nearness(
  resource: AnyResource,
  shown: string,
  session: Session,
  binds: Binds,
  term: string,
): string {
  const words = `lower(${binds.add(term)})`
  const exact = [
    shown,
    ...searchableFields(resource).map((name) => shownColumn(resource, name, 't', session)),
  ]
    .map((column) => `lower((${column})::text) = ${words}`)
    .join(' or ')
  return `case when ${exact} then 0 when starts_with(lower((${shown})::text), ${words}) then 1 else 2 end`
}
