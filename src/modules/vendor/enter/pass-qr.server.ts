import type { Context } from '../../../core/server/entity/context.ts'
import type { QrFacts, QrLive } from '../../../platform/qr/qr-payload.rule.ts'
import type { QrKindOf } from '../../../platform/qr/qr.routes.ts'
import { equipmentRefusals } from './enter-log.server.ts'
import type { PassState } from './enter-transitions.rule.ts'
import { passQrKinds } from './pass-card.server.ts'
import { cardWords } from './pass-card.texts.ts'
import { passProblem } from './pass-ready.server.ts'
import { plantName } from '../../../platform/plant/plant-name.ts'

interface PrintedPass {
  passNo: number
  passCd: string
  plantCd: string
  plantNm: string
  vendorEquipNo: number
  areaTxt: string | null
  state: PassState
  stopReason: string | null
  fromYmd: string
  toYmd: string
  sha256: string | null
}
/** The pass whose number stands on the badge, whoever holds the paper: it adds only the state of now. */
const printedPass = ({ sql, session }: Context, { recordNo, cd }: QrFacts) =>
  sql.maybe<PrintedPass>(
    `select p."passNo", p."passCd", p."plantCd", ${plantName('l', session.language)} as "plantNm", p."vendorEquipNo", p."areaTxt", p."state", p."stopReason", p."fromYmd"::text as "fromYmd", p."toYmd"::text as "toYmd",
       (select f."sha256" from "attachFile" f where f."taskClassNm" = 'vendorEquip' and f."taskKey" = p."vendorEquipNo"::text and f."taskFlag" = 'image' and f."delYn" = 'N'
         order by f."fileNo" desc limit 1) as "sha256"
     from "enterPass" p join "plant" l using ("plantCd") where p."vendorEquipNo" = $1 and p."passCd" = $2`,
    [recordNo, cd],
  )

/** The same refusals as at the gate: the pass, the papers of the equipment and its inspection. */
async function equipmentTruth(context: Context, facts: QrFacts): Promise<QrLive | undefined> {
  const pass = await printedPass(context, facts)
  if (!pass) return undefined
  const ofPass = passProblem(pass, context.today)
  const others = await equipmentRefusals(context, pass)
  const notes = [...ofPass, ...others.map(({ message }) => message)]
  const good = notes.length === 0
  return {
    stateNm: good ? cardWords.mayEnter() : cardWords.mayNotEnter(),
    good,
    notes,
    rows: [
      { label: cardWords.pass(), value: pass.passCd },
      { label: cardWords.plant(), value: pass.plantNm },
      { label: cardWords.areas(), value: pass.areaTxt ?? cardWords.wholePlant() },
      { label: cardWords.validity(), value: `${pass.fromYmd} ~ ${pass.toYmd}` },
    ],
    photo: pass.sha256 ? { sha256: pass.sha256 } : undefined,
    toDt: `${pass.toYmd}T23:59:00+09:00`,
  }
}

/** Codes on the badges of equipment, with the live truth about each. */
export const passQr: readonly QrKindOf[] = [{ kind: passQrKinds.equipment, truth: equipmentTruth }]
