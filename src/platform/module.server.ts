import type { FastifyInstance } from 'fastify'
import type { Behaviour } from '../core/server/entity/behaviour.ts'
import type { Engine } from '../core/server/entity/context.ts'
import type { FileStore } from '../core/server/files/file-store.ts'
import type { Settings } from '../core/server/runtime/settings.ts'
import { every } from '../core/server/runtime/timer.ts'
import type { Attachments } from './attachment/attachment-receive.ts'
import type { Feed } from './feed/feed.server.ts'
import { runBatch, type Batch, type Worked } from './log/batch-run.ts'
import type { ExcelJobRunner } from './log/excel-job.server.ts'
import type { FileMaker } from './log/file-maker.ts'
import type { PurgeKind } from './privacy/purge-kinds.ts'
import type { RecordClass } from './privacy/record-class.rule.ts'
import type { PublicLinkKind, PublicLinks } from './public-link/public-link.server.ts'
import type { QrSigner } from './qr/qr-signer.ts'
import type { QrKindOf } from './qr/qr.routes.ts'
import type { Sessions } from './session/session-store.ts'
import type { WorkSource } from './work/my-work.server.ts'

/** Parts that the app has built before it mounts the modules. */
export interface Services {
  settings: Settings
  sessions: Sessions
  store: FileStore
  excelJobs: ExcelJobRunner
  attachments: Attachments
  /** Signs the codes that papers and badges carry. */
  qr: QrSigner
  /** Addresses that open without an account, of a kind that a module names. */
  publicLink: PublicLinks
  loginPerMinute?: number
  /** Contributions of all modules together. */
  builtPages: ReadonlySet<string>
  workSources: readonly WorkSource[]
  feeds: readonly Feed[]
  qrKinds: readonly QrKindOf[]
}

/** Work that a clock does while the server is up, noted in the batch history. */
interface NotedJob {
  everyMs: number
  batch: Batch
  /** @returns how many things it has done */
  run: (engine: Engine, services: Services) => Promise<number | Worked>
}
/** Work that notes nothing, or notes its runs by itself. */
interface PlainJob {
  everyMs: number
  batch?: undefined
  run: (engine: Engine, services: Services) => Promise<unknown>
}
export type Job = NotedJob | PlainJob

/** Everything that the server has to know of a module; src/app/module-list.ts lists them. */
export interface ServerModule {
  /** Name of its folder. */
  name: string
  /** Names of the modules that it may import from; the platform alone leaves it out. */
  standsOn?: readonly string[]
  behaviours: readonly Behaviour[]
  /** frontEndUrls of the menus whose page exists; the others are not shown. */
  pages: readonly string[]
  /** Routes that no definition derives. */
  routes?: (app: FastifyInstance, engine: Engine, services: Services) => Promise<void>
  jobs?: readonly Job[]
  /** What other programs of the portal note in the batch history. */
  batches?: readonly Batch[]
  /** Lists of work that waits for people. */
  work?: readonly WorkSource[]
  /** Files of other systems, in the order in which they are read. */
  feeds?: readonly Feed[]
  /** Personal data with a keeping time, by code. */
  purgeKinds?: Readonly<Record<string, PurgeKind>>
  /** Business records that a law keeps, by code. */
  recordClasses?: Readonly<Record<string, RecordClass>>
  /** Its addresses that open without an account; two kinds never share a key or a page. */
  publicLinks?: readonly PublicLinkKind[]
  /** Files that are made beside the calls, such as packs; each with a name of its own. */
  fileMakers?: (engine: Engine, settings: Settings, store: FileStore) => readonly FileMaker[]
  /**
   * Kinds of the signed codes on its papers, each with the live truth about it; two never have one letter.
   */
  qrKinds?: readonly QrKindOf[]
  /** Hands functions to ports of the rooms below; called before the first request. */
  connect?: () => void
}
export const defineModule = (module: ServerModule): ServerModule => module

/** All batches of a module: those of its clocks, of its feeds and of other programs. */
export const batchesOf = ({ jobs = [], feeds = [], batches = [] }: ServerModule): Batch[] => [
  ...new Set([...jobs.flatMap(({ batch }) => batch ?? []), ...feeds.map(({ batch }) => batch), ...batches]),
]

export function startJobs(
  app: FastifyInstance,
  engine: Engine,
  { jobs = [] }: ServerModule,
  services: Services,
): void {
  for (const job of jobs)
    every(app, job.everyMs, () =>
      job.batch ? runBatch(engine, job.batch, () => job.run(engine, services)) : job.run(engine, services),
    )
}
