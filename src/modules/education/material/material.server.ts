import { flagOf } from '../../../core/shared/file-flag.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, isSystem, type Context } from '../../../core/server/entity/context.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { badField, conflict, forbidden, refused } from '../../../core/server/http/errors.ts'
import { addMonths } from '../../../core/shared/dates.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import { eduMaterial, type EduMaterial } from './edu-material.resource.ts'
import { contentGroup, extensionsOf, materialTypes } from './material-codes.rule.ts'
import { materialFigures, type MaterialFigures } from './material-parameters.rule.ts'
import { materialNotes, materialRefusals } from './material-refusals.texts.ts'
import { readPackage } from './scorm-package.server.ts'

type Rule = Guard<typeof eduMaterial>
export const vendorEducationMenu = '/vendor/portal/educationStatus'

export const materialFiguresOf = async (
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  plantCd: string | null,
): Promise<MaterialFigures> =>
  materialFigures.of(await parametersOn(sql, materialFigures.prefix, plantCd, today))

/** Material is kept by people of its plant; that of the whole company by those who see all plants. */
const ofPlant = ({ plantCd }: { plantCd?: string | null }, { session }: Pick<Context, 'session'>) =>
  isSystem(session) || session.plants === null || (plantCd && session.plants.includes(plantCd))
    ? undefined
    : materialRefusals.otherPlant()
const editable: Rule = (row, context) =>
  ofPlant(row, context) ?? (row.state === 'draft' ? undefined : materialRefusals.draftOnly())

interface ContentFile {
  fileNo: number
  fileOrgNm: string
  fileExt: string
  contentType: string
  fileSize: number
  sha256: string
}
/** The file that a material consists of. */
export const contentOf = (
  { sql }: Pick<Context, 'sql'>,
  materialNo: number,
): Promise<ContentFile | undefined> =>
  sql.maybe<ContentFile>(
    `select "fileNo", "fileOrgNm", lower("fileExt") as "fileExt", "contentType", "fileSize"::float8 as "fileSize", "sha256" from "attachFile"
     where "taskClassNm" = $1 and "taskKey" = $2 and "taskFlag" = $3 and "delYn" = 'N' order by "sortOrder" limit 1`,
    [eduMaterial.name, String(materialNo), flagOf(eduMaterial.files!, contentGroup)],
  )

/** There is a file, and a browser shows what the kind of the material says. */
const hasContent: Rule = async (row, context) => {
  const file = await contentOf(context, row.materialNo)
  if (!file) return materialRefusals.fileNeeded()
  const taken = extensionsOf[row.materialTypeCd] ?? []
  return taken.includes(file.fileExt)
    ? undefined
    : materialRefusals.fileType({
        type: row.materialTypeNm ?? row.materialTypeCd,
        extensions: taken.join(', '),
      })
}
/** What the package says of itself; a material of another kind has none. */
const packageOf = async ({ materialTypeCd, materialNo }: EduMaterial, context: Context) => {
  if (materialTypeCd !== materialTypes.scorm) return undefined
  const file = await contentOf(context, materialNo)
  return file && file.fileExt === 'zip' ? readPackage(file) : undefined
}
const wholePackage: Rule = async (row, context) => {
  const read = await packageOf(row, context)
  return read && 'refusal' in read ? read.refusal : undefined
}

/** A vendor's people read what is posted and open to them. */
const isOpenToVendors = async ({ sql }: Pick<Context, 'sql'>, key: number | string): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from "eduMaterial" where "materialNo" = $1 and "state" = 'posted' and "openVendorYn" = 'Y'`,
    [Number(key)],
  )) !== undefined

/** 교육자료: a draft is written and posted; what is posted never changes, and a new version takes its place. */
export const eduMaterialBehaviour = defineBehaviour(eduMaterial, {
  without: ['multi'],
  mayEdit: editable,
  mayDelete: editable,
  mayAttach: editable,
  alsoReads: async (key, context) =>
    context.session.vendorCd !== null &&
    context.session.menus.get(vendorEducationMenu)?.read === true &&
    (await isOpenToVendors(context, key)),
  beforeSave: (input, context, before) => {
    const refusal = ofPlant(input, context)
    if (refusal) throw forbidden(refusal)
    if (input.reviewYmd && input.reviewYmd <= context.today && input.reviewYmd !== before?.reviewYmd)
      throw badField('reviewYmd', materialRefusals.reviewPast())
    return before ? input : { ...input, verSeq: 1, viewCnt: 0 }
  },
  transitions: {
    post: {
      may: ofPlant,
      guards: { hasContent, wholePackage },
      set: async (row, context) => {
        const read = await packageOf(row, context)
        const known = read && 'launch' in read ? read : undefined
        const { reviewMonths } = await materialFiguresOf(context, row.plantCd)
        return {
          scormTxt: known?.version ?? null,
          launchTxt: known?.launch ?? null,
          reviewYmd: row.reviewYmd ?? addMonths(context.today, reviewMonths),
        }
      },
      effect: async ({ beforeMaterialNo }, context) => {
        if (beforeMaterialNo === null) return
        const former = await context.sql.maybe(
          `select 1 from "eduMaterial" where "materialNo" = $1 and "state" = 'posted'`,
          [beforeMaterialNo],
        )
        if (former)
          await actingAs(context, asSystem(String(materialNotes.supersede())), (own) =>
            runTransition(eduMaterialBehaviour, own, beforeMaterialNo, 'supersede'),
          )
      },
    },
    withdraw: { may: ofPlant },
    supersede: {},
  },
})

/** A draft of the next version of posted material. @returns its key @throws Refusal 403, 409, 422 */
export async function reviseMaterial(row: EduMaterial, context: Context): Promise<number> {
  const refusal = ofPlant(row, context)
  if (refusal) throw forbidden(refusal)
  if (row.state !== 'posted') throw refused([{ guard: 'state', message: materialRefusals.postedOnly() }])
  const open = await context.sql.maybe(
    `select 1 from "eduMaterial" where "beforeMaterialNo" = $1 and "state" = 'draft' limit 1`,
    [row.materialNo],
  )
  if (open) throw conflict(materialRefusals.draftExists())
  const {
    materialNm,
    materialTypeCd,
    plantCd,
    langCd,
    eduTypeCd,
    eduCourseNo,
    legalItemCds,
    runMin,
    openVendorYn,
  } = row
  const values = {
    materialNm,
    materialTypeCd,
    plantCd,
    langCd,
    eduTypeCd,
    eduCourseNo,
    legalItemCds,
    runMin,
    openVendorYn,
  }
  const key = Number(
    await createRecord(eduMaterialBehaviour, context, { ...values, summaryTxt: row.summaryTxt }),
  )
  await setColumns(context, eduMaterial, key, {
    verSeq: (row.verSeq ?? 1) + 1,
    beforeMaterialNo: row.materialNo,
  })
  return key
}
