import { putRow, sideTable } from '../../../core/server/entity/side-table.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { messages } from '../../../core/shared/messages.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { badField, forbidden, notFound, refused } from '../../../core/server/http/errors.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { alternativeRangeIssue, mayHide, unhideableMessage } from '../msds/secret-range.rule.ts'
import { itemsOn } from '../regulation/match.server.ts'
import { chmProduct, productMenus } from './chm-product.resource.ts'
import { contentSum, largestSum } from './composition.rule.ts'
import { compositionRefusals } from './composition.texts.ts'
import { productRefusals } from './product.texts.ts'
import type { SecretComponent } from './secret-answers.rule.ts'

/** SHE관리자, 보건담당, 환경·화학담당: who may know what a secret component really is (chm.md 8). */
const insiders: readonly number[] = [2, 4, 5]
/** 산업보건의 (산업안전보건법 제22조). */
const physician = 'D06'
const emergencyReasonMin = 10

type Keyed = FastifyRequest<{ Params: { key: string } }>

/**
 * The true substances behind secret components: the only address that answers them, and every look at them is
 * written down.
 */
export async function secretRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const schema = (summary: string) => ({ tags: [chmProduct.title], summary })
  const access = (right: 'read' | 'write') => ({ access: { menus: [...productMenus], right } })
  app.get(
    `${chmProduct.path}/:key/secrets`,
    { config: access('read'), schema: schema('비공개 성분') },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const reason = (request.query as { reason?: string }).reason?.trim() ?? ''
      requireInsider(request.session, reason)
      const prodNo = Number(request.params.key)
      const rows = await secretsOf(context, prodNo)
      await audit(context, acts.read, 'chmProductSecret', prodNo, {
        reason: [null, reason || String(productRefusals.businessLook())],
      })
      return { data: rows }
    },
  )
  app.put(
    `${chmProduct.path}/:key/secrets`,
    { config: access('write'), schema: schema('비공개 성분 저장') },
    async (request: Keyed) => {
      requireInsider(request.session, '')
      const prodNo = Number(request.params.key)
      await writing(engine, request, (context) => saveSecrets(context, prodNo, request.body))
      return { data: await secretsOf(reading(engine, request.session), prodNo) }
    },
  )
}
function requireInsider({ authGrpNos, duties, vendorCd }: Session, reason: string): void {
  if (!vendorCd && authGrpNos.some((each) => insiders.includes(each))) return
  // A physician in an emergency gives a reason, and it stands in the trail.
  if (!vendorCd && duties.some(({ dutyCd }) => dutyCd === physician) && reason.length >= emergencyReasonMin)
    return
  throw forbidden(productRefusals.secretRight())
}

async function secretsOf({ sql }: Context, prodNo: number): Promise<SecretComponent[]> {
  if (
    !Number.isSafeInteger(prodNo) ||
    !(await sql.maybe('select 1 from "chmProduct" where "prodNo" = $1', [prodNo]))
  )
    throw notFound()
  return sql.query<SecretComponent>(
    `select c."compNo", c."altNm", c."altContentMin", c."altContentMax", s."chemNo", h."chemNm", h."casNo", s."contentMin", s."contentMax", s."contentRep"
     from "chmProductComp" c left join "chmProductSecret" s using ("compNo") left join "chmChemical" h on h."chemNo" = s."chemNo"
     where c."prodNo" = $1 and c."secretYn" = 'Y' order by c."compNo"`,
    [prodNo],
  )
}

/** What hidden components are; read by those alone who may (`requireSecretRight`). */
const productSecrets = sideTable(
  'chmProductSecret',
  {
    compNo: 'bigint',
    chemNo: 'bigint',
    contentRep: 'numeric',
    contentMin: 'numeric',
    contentMax: 'numeric',
    createUserId: 'text',
    updateUserId: 'text',
    updateDt: 'timestamptz',
  },
  ['compNo'],
)
/** @throws Refusal 400 (range, sum), 422 a substance that may not be hidden (MSDS 고시 제16조) */
async function saveSecrets(context: Context, prodNo: number, body: unknown): Promise<void> {
  const { sql, session, today } = context
  const given = Array.isArray(body) ? (body as Record<string, unknown>[]) : []
  const known = await secretsOf(context, prodNo)
  const figures = await chemicalParameters(context)
  const items = await itemsOn(sql, today)
  for (const [index, row] of given.entries()) {
    const component = known.find(({ compNo }) => compNo === row['compNo'])
    if (!component) throw notFound()
    const [chemNo, contentRep] = [Number(row['chemNo']), Number(row['contentRep'])]
    const chemical = Number.isSafeInteger(chemNo)
      ? await sql.maybe<{ casNo: string | null }>('select "casNo" from "chmChemical" where "chemNo" = $1', [
          chemNo,
        ])
      : undefined
    if (!chemical) throw badField(`${index}.chemNo`, messages.badChoice('물질'))
    if (!(contentRep > 0 && contentRep <= 100))
      throw badField(`${index}.contentRep`, messages.badType('대표함유량'))
    const lists = items
      .filter(
        ({ casNo, casGroup }) =>
          chemical.casNo !== null && (casNo === chemical.casNo || casGroup?.includes(chemical.casNo)),
      )
      .map(({ regCd }) => regCd)
    if (!mayHide(lists)) throw refused([{ guard: 'secret', message: unhideableMessage }])
    const issue = alternativeRangeIssue(
      contentRep,
      { min: component.altContentMin ?? 0, max: component.altContentMax ?? 100 },
      figures,
    )
    if (issue) throw badField(`${index}.contentRep`, issue)
    const { compNo } = component
    const content = { contentRep, contentMin: contentRep, contentMax: contentRep }
    const by = { updateUserId: session.userId, updateDt: context.now }
    const once = { createUserId: session.userId }
    await putRow(context, productSecrets, { compNo, chemNo, ...content, ...by }, once)
  }
  const all = await sql.query<{ contentRep: number | null }>(
    `select coalesce(s."contentRep", c."contentRep") as "contentRep" from "chmProductComp" c left join "chmProductSecret" s using ("compNo") where c."prodNo" = $1`,
    [prodNo],
  )
  const sum = contentSum(all)
  if (sum > largestSum) throw badField('comps', compositionRefusals.sum({ sum }))
  // By hand: the trail says that a secret changed, and never what it says.
  await audit(context, acts.update, 'chmProductSecret', prodNo, { count: [null, given.length] })
}
