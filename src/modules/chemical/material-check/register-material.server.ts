import { chmProduct } from '../product/chm-product.resource.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { behaviourNamed } from '../../../core/server/entity/registry.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { shareFiles } from '../../../platform/attachment/attachment-share.ts'
import { draftOf } from '../msds/msds-draft.server.ts'
import { msdsBehaviour } from '../msds/msds.server.ts'
import { productBehaviour, productPlantBehaviour } from '../product/product.server.ts'
import { rematch } from '../regulation/match.server.ts'
import { plainCas } from '../substance/cas-number.rule.ts'
import { substanceBehaviour } from '../substance/substance.server.ts'
import {
  chemicalsOf,
  hazardOf,
  materialsOf,
  type DeclaredMaterial,
  type KnownChemical,
} from './material-facts.server.ts'
import { chemprod } from './chemprod.resource.ts'
import type { MatChkRqst } from './mat-chk-rqst.resource.ts'
import { findingSentences } from './material-findings.texts.ts'

/**
 * Makes products of the materials of an approved request, with composition, place of use and their lists; a
 * substance that is new to the company is noted with the mark 확인 필요. Several materials get the number of the
 * request's product with -2, -3 … behind it. (chm.md 4, 자재등록)
 */
export async function registerMaterials(
  row: MatChkRqst,
  context: Context,
  input: Record<string, unknown>,
): Promise<void> {
  const materials = await materialsOf(
    context,
    row.prods.map(({ chemprodNo }) => chemprodNo),
  )
  const known = await chemicalsOf(context, materials)
  for (const [index, material] of materials.entries()) {
    const prodCd = index === 0 ? String(input['prodCd']) : `${String(input['prodCd'])}-${index + 1}`
    if (await renewed(context, row, material, prodCd)) continue
    await addSubstances(context, material, known)
    const hazard = await hazardOf(context, material, known)
    const product = productBehaviour
    const prodNo = await createRecord(product, context, {
      prodCd,
      prodNm: material.prodNm,
      prodClassCd: input['prodClassCd'],
      usageCd: input['usageCd'],
      mixYn: material.mixYn,
      stateCd: material.stateCd,
      density: material.density,
      vendorCd: row.vendorCd,
      makerNm: material.makerNm,
      importYn: material.importYn,
      hazClassCd: hazard.hazClassCd,
      hazItemCd: hazard.hazItemCd,
      desigQty: hazard.desigQty,
      desigUnitCd: hazard.desigUnitCd,
      matChkTxt: row.rqstCd,
      comps: material.comps.map((comp) =>
        comp.secretYn === 'Y'
          ? {
              secretYn: 'Y',
              altNm: comp.altNm,
              altContentMin: comp.altContentMin,
              altContentMax: comp.altContentMax,
              regDeclCds: comp.regDeclCds ?? [],
            }
          : {
              secretYn: 'N',
              chemNo: known.get(plainCas(comp.casNo ?? ''))?.chemNo,
              contentMin: comp.contentMin ?? comp.contentRep,
              contentRep: comp.contentRep,
              contentMax: comp.contentMax ?? comp.contentRep,
            },
      ),
    })
    if (row.processNo && row.rqstDeptCd)
      await createRecord(productPlantBehaviour, context, {
        prodNo,
        plantCd: row.plantCd,
        deptCd: row.rqstDeptCd,
        processNo: row.processNo,
        yearQty: row.yearQty,
        dayMaxQty: row.dayMaxQty,
      })
    await rematch(context.sql, context.session.userId, context.today, [Number(prodNo)])
    await openSheet(context, row, material, Number(prodNo))
    await runTransition(product, context, prodNo, 'register')
  }
}

/** Requests about a material that is in use already. */
const changes: readonly string[] = ['VENDOR', 'COMP', 'USE']
/** A product that was checked before and is checked anew keeps its number; it may be ordered again. */
async function renewed(
  context: Context,
  row: MatChkRqst,
  material: DeclaredMaterial,
  prodCd: string,
): Promise<boolean> {
  const found = await context.sql.maybe<{ prodNo: number }>(
    `select "prodNo" from "chmProduct" where "prodCd" = $1 and "state" <> 'stopped' and ($4 or "vendorCd" = $2 and "prodNm" = $3) for update`,
    [prodCd, row.vendorCd, material.prodNm, changes.includes(row.rqstTypeCd)],
  )
  if (!found) return false
  const again = { matChkTxt: row.rqstCd, poBlockYn: 'N', vendorCd: row.vendorCd } as const
  await setColumns(context, chmProduct, found.prodNo, again, { trail: false })
  context.publish({ topic: chmProduct.name, key: found.prodNo })
  return true
}

async function addSubstances(
  context: Context,
  material: DeclaredMaterial,
  known: Map<string, KnownChemical>,
): Promise<void> {
  for (const comp of material.comps) {
    if (comp.secretYn === 'Y' || !comp.casNo || known.has(plainCas(comp.casNo))) continue
    const casNo = plainCas(comp.casNo)
    const chemNo = await createRecord(substanceBehaviour, context, {
      casNo,
      casNoneYn: 'N',
      chemNm: comp.chemNm,
      stateCd: material.stateCd,
      waterSolubleYn: 'N',
      segGrpCds: [],
      confirmNeededYn: 'Y',
      sourceTxt: String(findingSentences.fromCheck()),
    })
    known.set(casNo, {
      chemNo: Number(chemNo),
      casNo,
      flashPt: null,
      boilingPt: null,
      alcoholYn: null,
      segGrpCds: [],
      carcCd: null,
      mutaCd: null,
      reproCd: null,
    })
  }
}

/**
 * The supplier's sheet begins its own life as 등록: a draft of what the check has made known, with the files that
 * came with the request.
 */
async function openSheet(
  context: Context,
  row: MatChkRqst,
  material: DeclaredMaterial,
  prodNo: number,
): Promise<void> {
  const { sql, today } = context
  const vendor = await sql.maybe<{ telNo: string }>('select "telNo" from "vendor" where "vendorCd" = $1', [
    row.vendorCd,
  ])
  const { sects, ghs } = await draftOf(context, prodNo)
  const msdsNo = await createRecord(msdsBehaviour, context, {
    prodNo,
    langCd: 'kr',
    msdsSrcCd: 'SUPPLIER',
    sects,
    ghs,
    writeYmd: today,
    recvYmd: today,
    submitNo: material.submitNo,
    emergencyTel: vendor?.telNo ?? '119',
  })
  await shareFiles(
    context,
    { behaviour: behaviourNamed(chemprod.name)!, key: material.chemprodNo, taskFlag: '' },
    { behaviour: msdsBehaviour, key: msdsNo, taskFlag: '' },
  )
}
