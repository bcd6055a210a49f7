import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import type { AnyResource, FullRow } from '../../shared/resource.ts'
import { keyOf, type Behaviour, type PlainRow } from './behaviour.ts'
import { changeOf } from './change-event.ts'
import { reading, type Context, type Engine } from './context.ts'
import { writing } from './idempotency.ts'
import { detailOf } from './mount.ts'
import { loadRecord } from './record.ts'
import type { Reach } from './scope.ts'

type Keyed = FastifyRequest<{ Params: { key: string } & Record<string, string | undefined> }>
/** Runs the work of an act as one transaction; what it was given besides the password comes as `body`. */
export type RunAct = (
  engine: Engine,
  request: Keyed,
  work: (context: Context, body: unknown) => Promise<void>,
) => Promise<unknown>
export interface ActOf {
  /** Last part of its address, with further parts of it such as `step/:step`. */
  name: string
  summary: string
  right?: 'read' | 'write'
  /** Absent: those of the resource. */
  menus?: readonly string[]
  methods?: HTTPMethods[]
  /** Rows that may be acted on, where these are not only the caller's own. */
  reach?: Reach
  /** Absent: `writing`; a signature asks for the password, and some acts may wait for the network. */
  run?: RunAct
}
const once: RunAct = (engine, request, work) =>
  writing(engine, request, (context) => work(context, request.body))

/** The record as its page gets it, read again. */
export async function answeredDetail(
  engine: Engine,
  request: Pick<FastifyRequest, 'session'>,
  behaviour: Behaviour,
  key: string | number,
) {
  const context = reading(engine, request.session)
  return detailOf(behaviour, context, await loadRecord(behaviour.resource, context, key))
}

/**
 * The route of an act on a record that is neither a save nor a transition: it loads and locks the record,
 * does the work, notifies everybody who has the record open, and answers with the new state of the record.
 */
export function act<R extends AnyResource>(
  app: FastifyInstance,
  engine: Engine,
  behaviour: Behaviour & { resource: R },
  { name, summary, right = 'write', menus, methods = ['PUT'], reach, run = once }: ActOf,
  work: (row: FullRow<R>, context: Context, body: unknown, params: Keyed['params']) => Promise<unknown>,
): void {
  const { resource } = behaviour
  app.route({
    method: methods,
    url: `${resource.path}/:key/${name}`,
    config: { access: { menus: [...(menus ?? (resource.menus as string[]))], right } },
    schema: { tags: [resource.title], summary },
    handler: async (request: Keyed) => {
      await run(engine, request, async (context, body) => {
        const row = await loadRecord(resource, context, request.params.key, true, reach)
        await work(row, context, body, request.params)
        context.publish(changeOf(resource, keyOf(resource, row as PlainRow), row as PlainRow))
      })
      return answeredDetail(engine, request, behaviour, request.params.key)
    },
  })
}
