import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordShowsPersonal, showsPersonal, showsSealed } from '../../shared/personal.ts'
import { hasNaturalKey, listPathOf, type AnyResource, type Transition } from '../../shared/resource.ts'
import { acts } from './audit.ts'
import { keyOf, reasonsOf, type Behaviour, type PlainRow } from './behaviour.ts'
import { maskedColumns } from './columns.ts'
import { reading, readingLists, type Context, type Engine } from './context.ts'
import { badField, forbidden } from '../http/errors.ts'
import { mountExcel } from '../excel/excel-routes.ts'
import { mountLinesExcel } from '../excel/lines-excel.ts'
import { historyOf } from './history.ts'
import { inManyRowsLine, manyRows } from './many-rows.ts'
import { writing, writingAtOnce, type Ending } from './idempotency.ts'
import { rowGroups } from './list-groups.ts'
import { listPage, stateCounts, wantedColumns } from './list-query.ts'
import { docs } from '../http/openapi.ts'
import { logPersonal } from './personal.ts'
import { loadRecord } from './record.ts'
import { messages } from '../../shared/messages.ts'
import type { Language } from '../../shared/session.ts'
import { deleteRecord } from './delete-record.ts'
import {
  changesAtOnce,
  createRecord,
  createsAtOnce,
  saveChanged,
  saveNew,
  updateRecord,
  type Saved,
} from './save.ts'
import { isOfBelow, requireScope } from './scope.ts'
import { mayUse, type Right, type Session } from '../http/session.ts'
import { spokenResource, wordedAll } from './texts.ts'
import { signing } from './signature.ts'
import { allowedTransitions, runTransition } from './transition.ts'
import { isDuplicate } from './unique.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>

/** A record as the page gets it: the row, what may be done with it now, and whether its form may be saved. */
export async function detailOf(behaviour: Behaviour, context: Context, row: PlainRow) {
  const right = isOfBelow(behaviour.resource, context.session, row)
    ? [{ guard: 'right', message: messages.readBelow }]
    : mayUse(context.session, behaviour.resource.menus, 'write')
      ? []
      : [{ guard: 'right', message: messages.noWriteRight }]
  const editable = right.length > 0 ? right : await reasonsOf('edit', behaviour.mayEdit?.(row, context))
  const { language } = context.session
  const allowed = (await allowedTransitions(behaviour, row, context)).map(({ action, label, reasons }) => ({
    action,
    label: spokenTransition(behaviour.resource, action, language) ?? label,
    reasons: wordedAll(reasons, language),
  }))
  return { data: row, allowed, editable: wordedAll(editable, language) }
}
const spokenTransition = (resource: AnyResource, action: string, language: Language): string | undefined =>
  (spokenResource(resource, language).transitions as Record<string, Transition<string>> | undefined)?.[action]
    ?.label

/** A list of rows in a body; absent is none. @throws Refusal 400 */
function rowsOf(body: unknown, name: string): unknown[] {
  const rows = (body as Record<string, unknown> | null | undefined)?.[name] ?? []
  if (!Array.isArray(rows)) throw badField(name, messages.badType(name))
  return rows
}
/** The key of a row that is given as the row or as its key alone. Anything else is answered as unknown. */
const keyIn = (resource: AnyResource, row: unknown): string | number =>
  typeof row === 'object' && row !== null ? keyOf(resource, row as PlainRow) : (row as string | number)
const isUnique = (resource: AnyResource, columns: readonly string[]): boolean =>
  [
    ...((resource.unique ?? []) as string[][]),
    ...(hasNaturalKey(resource) ? [[resource.key as string]] : []),
  ].some((unique) => unique.length === columns.length && unique.every((name) => columns.includes(name)))

/** The derived routes of one entity; the addresses are written out in its definition. */
export function mount(app: FastifyInstance, engine: Engine, behaviour: Behaviour): void {
  const { resource, without = [] } = behaviour
  const path: string = resource.path
  const access = (right: Right) => ({ access: { menus: resource.menus as string[], right } })
  const detail = async (session: Session, key: string | number, row?: PlainRow) => {
    const context = reading(engine, session)
    return detailOf(behaviour, context, row ?? (await loadRecord(behaviour.resource, context, key)))
  }
  /** Saves, and answers with the record; a repeated request reads it. */
  const savedDetail = async (
    request: FastifyRequest,
    isAtOnce: boolean,
    save: (context: Context, ending?: Ending) => Promise<Saved>,
    waitMinutes = 0,
  ) => {
    let row: PlainRow | undefined
    const run = isAtOnce ? writingAtOnce<string | number> : writing<string | number>
    const work = async (context: Context, ending?: Ending) => {
      const saved = await save(context, ending)
      row = saved.row
      return saved.key
    }
    const key = await run(engine, request, work, { waitMinutes })
    return detail(request.session, key, row)
  }

  app.get(
    listPathOf(resource),
    { config: access('read'), schema: docs.list(resource) },
    async (request, reply) => {
      const context = readingLists(engine, request.session, resource.name, request.headers.cookie)
      const parameters = request.query as Record<string, unknown>
      const { json, count, only } = await listPage(resource, context, parameters)
      if (showsPersonal(resource, wantedColumns(parameters)))
        await logPersonal(context, {
          tableNm: resource.name,
          act: acts.read,
          rowCnt: count,
          subjectId: only,
          health: showsSealed(resource, wantedColumns(parameters)),
        })
      return reply.type('application/json; charset=utf-8').send(json)
    },
  )
  if (resource.states)
    app.get(
      `${listPathOf(resource)}/states`,
      {
        config: access('read'),
        schema: { tags: [resource.title], summary: `${resource.title} 상태별 건수` },
      },
      async (request) => ({
        data: await stateCounts(
          resource,
          readingLists(engine, request.session, resource.name, request.headers.cookie),
          request.query as Record<string, unknown>,
        ),
      }),
    )
  if (Object.keys(resource.search as object).length > 0)
    app.get(
      `${listPathOf(resource)}/groups`,
      {
        config: access('read'),
        schema: { tags: [resource.title], summary: `${resource.title} 조건별·월별 건수` },
      },
      async (request) => ({
        data: await rowGroups(
          resource,
          readingLists(engine, request.session, resource.name, request.headers.cookie),
          request.query as Record<string, unknown>,
        ),
      }),
    )
  app.get(`${path}/check`, { config: access('read'), schema: docs.check(resource) }, async (request) => {
    const { key, ...given } = request.query as Record<string, string>
    const columns = Object.keys(given)
    // Only what must be unique is answered: anything else would let a caller guess at rows and secrets that
    // no list shows.
    if (!isUnique(resource, columns))
      throw badField(columns[0] ?? 'field', messages.unknownField(columns.join(', ')))
    if (maskedColumns(resource, request.session).some((name) => columns.includes(name))) throw forbidden()
    requireScope(resource, request.session, given, columns)
    return {
      data: { duplicate: await isDuplicate(resource, reading(engine, request.session), columns, given, key) },
    }
  })
  if (!without.includes('excel')) mountExcel(app, engine, behaviour)
  if (!without.includes('update')) mountLinesExcel(app, engine, behaviour)
  /** Reading a person's record or its history is logged. */
  const seen = async (context: Context, row: PlainRow) => {
    if (recordShowsPersonal(resource))
      await logPersonal(context, {
        tableNm: resource.name,
        act: acts.read,
        rowCnt: 1,
        subjectId: keyOf(resource, row),
        health: showsSealed(resource),
      })
  }
  app.get(`${path}/:key`, { config: access('read'), schema: docs.get(resource) }, async (request: Keyed) => {
    const answer = await detail(request.session, request.params.key)
    await seen(reading(engine, request.session), answer.data)
    return answer
  })
  app.get(
    `${path}/:key/history`,
    { config: access('read'), schema: docs.history(resource) },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(behaviour.resource, context, request.params.key)
      await seen(context, row)
      return { data: await historyOf(resource, context, keyOf(resource, row)) }
    },
  )
  if (!without.includes('create')) {
    app.post(path, { config: access('write'), schema: docs.create(resource) }, async (request, reply) => {
      const answer = await savedDetail(
        request,
        createsAtOnce(behaviour),
        (context, ending) => saveNew(behaviour, context, request.body, ending),
        behaviour.createWaitMinutes,
      )
      void reply.code(201)
      return answer
    })
  }
  if (!without.includes('multi')) {
    app.put(`${path}/multi`, { config: access('write'), schema: docs.multi(resource) }, async (request) => {
      const inserted = rowsOf(request.body, 'inserted')
      const updated = rowsOf(request.body, 'updated')
      const deleted = rowsOf(request.body, 'deleted')
      const save = () =>
        writing(engine, request, async (context) => {
          const prefixed = <T>(list: string, index: number, work: () => Promise<T>) =>
            work().catch((error: { fields?: { path: string }[] }) => {
              error.fields?.forEach((field) => (field.path = `${list}.${index}.${field.path}`))
              throw error
            })
          for (const [index, row] of deleted.entries())
            await prefixed('deleted', index, () => deleteRecord(behaviour, context, keyIn(resource, row)))
          for (const [index, row] of updated.entries())
            await prefixed('updated', index, () =>
              updateRecord(behaviour, context, keyIn(resource, row), row),
            )
          const keys: (string | number)[] = []
          for (const [index, row] of inserted.entries())
            keys.push(await prefixed('inserted', index, () => createRecord(behaviour, context, row)))
          return { data: { inserted: keys, updated: updated.length, deleted: deleted.length } }
        })
      const count = inserted.length + updated.length + deleted.length
      return count > manyRows ? inManyRowsLine(request.session, save) : save()
    })
  }
  if (!without.includes('update')) {
    app.put(`${path}/:key`, { config: access('write'), schema: docs.update(resource) }, (request: Keyed) =>
      savedDetail(request, changesAtOnce(behaviour), (context, ending) =>
        saveChanged(behaviour, context, request.params.key, request.body, ending),
      ),
    )
  }
  if (!without.includes('delete')) {
    app.delete(
      `${path}/:key`,
      { config: access('write'), schema: docs.remove(resource) },
      async (request: Keyed) => {
        await writing(engine, request, (context) => deleteRecord(behaviour, context, request.params.key))
        return { data: true }
      },
    )
  }
  for (const [action, transition] of Object.entries(
    (resource.transitions ?? {}) as Record<string, Transition<string>>,
  )) {
    if (transition.system) continue
    app.put(
      `${path}/:key/${action}`,
      {
        config: access(transition.forReaders ? 'read' : 'write'),
        schema: docs.transition(resource, action, transition),
      },
      async (request: Keyed) => {
        const run = async (context: Context, body: unknown) =>
          keyOf(resource, await runTransition(behaviour, context, request.params.key, action, body))
        const key = transition.signed
          ? await signing(engine, request, `${resource.title} ${transition.label} 비밀번호 확인`, run)
          : await writing(engine, request, (context) => run(context, request.body ?? {}))
        return detail(request.session, key)
      },
    )
  }
}
