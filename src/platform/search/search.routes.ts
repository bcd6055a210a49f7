import type { FastifyInstance } from 'fastify'
import { getChoseong } from 'es-hangul'
import { codeNameColumn, lookupOf, searchableFields, shownColumn } from '../../core/server/entity/columns.ts'
import { reading, type Context, type Engine } from '../../core/server/entity/context.ts'
import { Binds, quoted } from '../../core/server/database/database.ts'
import { allBehaviours } from '../../core/server/entity/registry.ts'
import { acts } from '../../core/server/entity/audit.ts'
import { logPersonal } from '../../core/server/entity/personal.ts'
import { showsPersonal } from '../../core/shared/personal.ts'
import { scopeWhere } from '../../core/server/entity/scope.ts'
import { searchOf } from '../../core/server/entity/search.ts'
import { mayUse } from '../../core/server/http/session.ts'
import type { Fields } from '../../core/shared/field.ts'
import type { AnyResource } from '../../core/shared/resource.ts'
import type { SearchCode, SearchGroup, SearchHit } from '../../core/shared/search.ts'
import { isInitials, withoutSpaces } from '../../core/shared/search.ts'

const perGroup = 5
/** Matches among which the newest are chosen; more would only cost time. */
const looked = 200
/** A term without a trigram, and initial consonants, are looked for in the newest rows only. */
const newest = 1000
const mostTerms = 5
/** Fewer letters are in the name of half of the codes. */
const codeLetters = 2
const codesPerGroup = 2

/**
 * Records of every entity the caller may read and see, by the words in their searchable fields; what the
 * palette asks.
 */
export async function searchRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get<{ Querystring: { q?: string } }>(
    '/api/search',
    { config: { access: 'signedIn' } },
    async ({ session, query }) => {
      const q = typeof query.q === 'string' ? query.q.trim().normalize('NFC').slice(0, 100) : ''
      return { data: q === '' ? [] : await searchRecords(reading(engine, session), q) }
    },
  )
}

/** At most five hits per entity; entities without a hit are left out. */
async function searchRecords(context: Context, q: string): Promise<SearchGroup[]> {
  const resources = allBehaviours()
    .map(({ resource }) => resource)
    .filter(
      (resource) => searchableFields(resource).length > 0 && mayUse(context.session, resource.menus, 'read'),
    )
  const known = await codesNamed(context, q)
  const groups = await Promise.all(
    resources.map(async (resource): Promise<SearchGroup> => {
      const codes = codesOf(resource, known)
      const rows = await hitsOf(context, resource, q)
      const { name, title } = resource
      return codes.length > 0 ? { resource: name, title, rows, codes } : { resource: name, title, rows }
    }),
  )
  for (const resource of resources) {
    const rows = groups.find((group) => group.resource === resource.name)!.rows
    if (!showsPersonal(resource, searchableFields(resource))) continue
    await logPersonal(context, {
      tableNm: resource.name,
      act: acts.read,
      rowCnt: rows.length,
      subjectId: rows.length === 1 ? rows[0]!.key : undefined,
    })
  }
  const found = groups.filter(({ rows, codes }) => rows.length > 0 || codes)
  return found.toSorted((one, other) => fitOf(one, q) - fitOf(other, q))
}

/**
 * How well a group fits the words; lower is better. A kind that begins with them is meant before a record that
 * does, and both before a record that only holds them: 화기 is 화기작업 before it is a 소화기.
 */
function fitOf({ rows, codes = [] }: SearchGroup, q: string): number {
  const begins = ({ name }: { name: string }) => name.toLowerCase().startsWith(q.toLowerCase())
  return codes.some(begins) ? 0 : rows.some(begins) ? 1 : 2
}

interface NamedCode {
  codeGrpCd: string
  code: string
  name: string
}
/** Codes in use whose Korean name, or that in the reader's language, holds every word or the initial consonants. */
async function codesNamed({ sql, session }: Context, q: string): Promise<NamedCode[]> {
  if (withoutSpaces(q).length < codeLetters) return []
  const rows = await sql.query<NamedCode & { codeNm: string }>(
    // In Korean: this is the column itself, asked for beside the other languages.
    `select c."codeGrpCd", c."code", c."codeNm", ${codeNameColumn[session.language]} as "name" from "codeItem" c where c."useYn" = 'Y'`,
  )
  const initials = isInitials(q)
  const terms = q.toLowerCase().split(/\s+/)
  return rows.filter(({ codeNm, name }) =>
    initials
      ? withoutSpaces(getChoseong(codeNm)).startsWith(withoutSpaces(q))
      : [codeNm, name].some((each) => terms.every((term) => each.toLowerCase().includes(term))),
  )
}
/** Those by which the list of an entity is filtered. */
function codesOf(resource: AnyResource, known: readonly NamedCode[]): SearchCode[] {
  const filters = Object.keys((resource.search ?? {}) as object)
  return filters
    .flatMap((field) => {
      const found = (resource.fields as Fields)[field]
      if (found?.kind !== 'code' && found?.kind !== 'codes') return []
      return known
        .filter(({ codeGrpCd }) => codeGrpCd === found.source)
        .map(({ code, name }) => ({ field, code, name, label: found.label }))
    })
    .slice(0, codesPerGroup)
}

async function hitsOf(context: Context, resource: AnyResource, q: string): Promise<SearchHit[]> {
  const binds = new Binds()
  const scope = scopeWhere(resource, context.session, 't', binds)
  const names = searchableFields(resource)
  const title = lookupOf(resource.name)?.name ?? names.at(-1)!
  const shown = (name: string) => shownColumn(resource, name, 't', context.session)
  const more = names.filter((name) => name !== title).map((name) => `(${shown(name)})::text`)
  const columns = `t.${quoted(resource.key)} as "key", (${shown(title)})::text as "name", concat_ws(' · ', ${['null', ...more].join(', ')}) as "more",
    ${resource.states ? 't."state"' : 'null'} as "state", t."createDt"`
  if (isInitials(q)) {
    const rows = await context.sql.query<SearchHit>(
      `select ${columns} from ${quoted(resource.name)} t where ${scope} order by t."createDt" desc limit ${newest}`,
      binds.values,
    )
    const wanted = withoutSpaces(q)
    return rows
      .filter(({ name, more: rest }) => withoutSpaces(getChoseong(`${name} ${rest}`)).includes(wanted))
      .slice(0, perGroup)
      .map(plain)
  }
  const terms = q.split(/\s+/).slice(0, mostTerms)
  const { indexed, late } = searchOf(resource, context.session, terms, binds)
  const matches = [...(indexed ? [indexed.found] : []), ...late].join(' and ')
  const from = !indexed
    ? `(select * from ${quoted(resource.name)} t where ${scope} order by t."createDt" desc limit ${newest}) t where ${matches}`
    : `${quoted(resource.name)} t where ${scope} and ${matches}`
  const rows = await context.sql.query<SearchHit>(
    `with found as materialized (select ${columns} from ${from} limit ${looked})
     select * from found order by "createDt" desc limit ${perGroup}`,
    binds.values,
  )
  return rows.map(plain)
}
const plain = ({ key, name, more, state }: SearchHit): SearchHit => ({ key, name, more, state })
