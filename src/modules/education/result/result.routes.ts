import { codeSentences } from '../../../core/server/entity/code-sentences.ts'
import type { FastifyInstance } from 'fastify'
import { inTransaction, reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord, loadRow } from '../../../core/server/entity/record.ts'
import { badField, notFound } from '../../../core/server/http/errors.ts'
import { inlinePdf } from '../../../core/server/pdf/sheet.ts'
import { isDay } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { QrSigner } from '../../../platform/qr/qr-signer.ts'
import { vendorWorker } from '../../vendor/worker/vendor-worker.resource.ts'
import { educationKey, type EducationItem } from '../../vendor/worker/education-need.rule.ts'
import { specialMenu } from './edu-assign.resource.ts'
import { eduCert } from './edu-cert.resource.ts'
import { certMenu, eduResult, externalMenu, resultMenu, safetyResultMenu } from './edu-result.resource.ts'
import { numbersIn, printCertificates } from './certificate.server.ts'
import { certificateTexts } from './certificate.texts.ts'
import { worksByItem } from './education-facts.server.ts'
import { verifyImport, waitingOfImport } from './import-proof.server.ts'
import { educationReasons } from './judge.server.ts'

interface Asked {
  Querystring: { userId?: string; vendorWorkerNo?: string; workTypeCds?: string; ymd?: string }
}

/** What no definition derives of results: certificates on paper, and the answer of the judge about one person. */
export async function resultRoutes(app: FastifyInstance, engine: Engine, qr: QrSigner): Promise<void> {
  app.get<{ Querystring: { nos?: string } }>(
    `${eduCert.path}/print`,
    {
      config: { access: { menus: [certMenu, resultMenu], right: 'print' } },
      schema: { tags: [eduCert.title], summary: '수료증 출력(PDF, QR)' },
    },
    async (request, reply) => {
      const numbers = numbersIn(request.query.nos)
      const pdf = await inTransaction(engine, request.session, (context) =>
        printCertificates(context, qr, numbers),
      )
      const name = sayIn(certificateTexts, () => request.session.language)('file')
      return reply.type('application/pdf').header('content-disposition', inlinePdf(name)).send(pdf)
    },
  )
  const together = ({ right, summary }: { right: 'read' | 'write'; summary: string }) => ({
    config: { access: { menus: [externalMenu, resultMenu], right } },
    schema: { tags: [eduResult.title], summary },
  })
  app.get<{ Params: { key: string } }>(
    `${eduResult.path}/:key/imported`,
    together({ right: 'read', summary: '같은 명단에서 확인을 기다리는 이수결과' }),
    async ({ session, params }) => {
      const context = reading(engine, session)
      const waiting = await waitingOfImport(context, await loadRecord(eduResult, context, params.key))
      return { data: { waiting: waiting.length } }
    },
  )
  app.put<{ Params: { key: string } }>(
    `${eduResult.path}/:key/verifyimport`,
    together({ right: 'write', summary: '같은 명단의 이수결과를 한 증빙으로 확인' }),
    (request) =>
      writing(engine, request, async (context) => {
        const row = await loadRecord(eduResult, context, request.params.key, true)
        return { data: { verified: await verifyImport(context, row) } }
      }),
  )
  app.get<Asked>(
    '/api/saf/education/eligibility',
    {
      config: {
        access: { menus: [specialMenu, resultMenu, externalMenu, safetyResultMenu], right: 'read' },
      },
      schema: { tags: [eduCert.title], summary: '교육 적격 판정(작업허가·출입과 같은 판정)' },
    },
    async (request) => {
      const context = reading(engine, request.session)
      const { userId, vendorWorkerNo, workTypeCds = '', ymd = context.today } = request.query
      if (!isDay(ymd)) throw badField('ymd', messages.badType('작업일'))
      const no = Number(vendorWorkerNo)
      if ((userId === undefined) === (vendorWorkerNo === undefined)) throw notFound()
      // A person of another company or plant is not spoken about.
      if (vendorWorkerNo !== undefined) await loadRow(vendorWorker, context, no)
      else await requireEmployee(context, userId!)
      const person = userId === undefined ? { vendorWorkerNo: no } : { userId }
      const found = await educationReasons(context, [person], {
        fromYmd: ymd,
        toYmd: ymd,
        asked: 'work',
        items: [],
        special: await itemsOf(context, String(workTypeCds).split(',').filter(Boolean)),
        hire: true,
        chemical: false,
      })
      const reasons = found.get(educationKey(person)) ?? []
      return {
        data: {
          ok: reasons.every(({ level }) => level !== 'BLOCK'),
          reasons: reasons.map(({ code, level, message, lackMin }) => ({
            code,
            level,
            msg: message,
            lackMin,
          })),
        },
      }
    },
  )
}

/** 'SPC34' as the item of VND_EDU whose works hold 34. @throws Refusal 400 when there is none */
async function itemsOf(
  context: Parameters<typeof worksByItem>[0],
  given: readonly string[],
): Promise<EducationItem[]> {
  const works = await worksByItem(context)
  const names = await codeSentences(context.sql, 'VND_EDU')
  return given.map((each) => {
    const work = /^SPC(\d{1,2})$/.exec(each)?.[1]
    const code = [...works].find(([, list]) => work !== undefined && list.includes(work))?.[0]
    if (code === undefined) throw badField('workTypeCds', messages.badChoice('특별교육 대상작업'))
    return { code, name: names.get(code) ?? code }
  })
}

async function requireEmployee(
  { sql, session }: Parameters<typeof educationReasons>[0],
  userId: string,
): Promise<void> {
  const found = await sql.maybe<{ plantCd: string | null; deptCd: string | null }>(
    'select "plantCd", "deptCd" from "user" where "userId" = $1 and "vendorCd" is null',
    [userId],
  )
  const seen =
    found !== undefined &&
    !session.vendorCd &&
    (session.plants === null || session.plants.includes(found.plantCd ?? '')) &&
    (session.depts === null || session.depts.includes(found.deptCd ?? '') || userId === session.userId)
  if (!seen) throw notFound()
}
