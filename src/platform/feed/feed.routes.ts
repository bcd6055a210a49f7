import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import { conflict, notFound } from '../../core/server/http/errors.ts'
import type { Right } from '../../core/server/http/session.ts'
import { batchHist } from '../log/batch-hist.resource.ts'
import type { FeedState } from './feed-answers.rule.ts'
import { errorsOfFeed, readFeedsNow, waitingFile, type Feed } from './feed.server.ts'
import { feedRefusals } from './feed.texts.ts'

export interface FeedRouteOptions {
  feeds: readonly Feed[]
  feedDir: string | undefined
}

/** 연동 파일 (admin 9): what waits in the folder, a run by hand, and the wrong rows of a run. */
export async function feedRoutes(
  app: FastifyInstance,
  engine: Engine,
  { feeds, feedDir }: FeedRouteOptions,
): Promise<void> {
  const of = (right: Right) => ({
    config: { access: { menus: batchHist.menus, right } },
    schema: { tags: [batchHist.title] },
  })
  app.get('/api/manage/feeds', of('read'), async (request) => {
    const { sql } = reading(engine, request.session)
    const runs = await sql.query<FeedState['last'] & { file: string }>(
      `select f."file", r.* from unnest($1::text[]) f("file") cross join lateral (
         select h."batchHistNo", to_json(h."startDt")#>>'{}' as "startDt", h."resultCd", h."cnt", h."errorCnt", h."message", u."userNm" as "actUserNm"
         from "batchHist" h left join "user" u on u."userId" = h."actUserId"
         where h."fileNm" like '%\\_' || f."file" order by h."batchHistNo" desc limit 1) r`,
      [feeds.map(({ file }) => file)],
    )
    const states = feeds.map(async ({ title, file }): Promise<FeedState> => ({
      title,
      file,
      waiting: feedDir ? ((await waitingFile(feedDir, file)) ?? null) : null,
      last: runs.find((run) => run.file === file) ?? null,
    }))
    return { data: { isSet: feedDir !== undefined, feeds: await Promise.all(states) } }
  })
  app.post('/api/manage/feeds/run', of('write'), async (request) => {
    if (!feedDir) throw conflict(feedRefusals.noFolder())
    const files = await readFeedsNow(engine, feedDir, feeds, request.session.userId)
    engine.publish([{ topic: batchHist.name }])
    return { data: { files } }
  })
  app.get(
    '/api/manage/batchhist/:key/errors',
    of('read'),
    async (request: FastifyRequest<{ Params: { key: string } }>, reply) => {
      const { key } = request.params
      const run = /^\d{1,15}$/.test(key)
        ? await engine.database.maybe<{ fileNm: string | null }>(
            'select "fileNm" from "batchHist" where "batchHistNo" = $1',
            [Number(key)],
          )
        : undefined
      const file = feedDir && run?.fileNm ? await errorsOfFeed(feedDir, run.fileNm) : undefined
      if (!file) throw notFound()
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="errors_${key}.csv"`)
        .send(file)
    },
  )
}
