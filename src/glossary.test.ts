import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { behaviours } from './app/modules.ts'
import type { Field, Fields } from './core/shared/field.ts'
import type { AnyLines } from './core/shared/resource.ts'

interface Named {
  entity: string
  /** Name of the entity's own key. */
  key: string
  name: string
  field: Field
}
const entities = behaviours.flatMap(({ resource }) => [
  resource,
  ...Object.values((resource.lines ?? {}) as Record<string, AnyLines>),
])
const named: Named[] = entities.flatMap(({ name: entity, key, fields }) =>
  Object.entries(fields as Fields).map(([name, field]) => ({ entity, key: key as string, name, field })),
)
/** Keys that are no fields are columns all the same. */
const names = [...new Set([...named.map(({ name }) => name), ...entities.map(({ key }) => key as string)])]

/** `attr1` and `co2` are written `attr` and `co`, unless the glossary knows the whole (`o2`, `h2s`). */
const partsOf = (name: string): string[] => name.split(/(?=[A-Z])/).map((part) => part.toLowerCase())
const withoutDigits = (part: string): string => part.replace(/\d+$/, '')
const rowsOf = (text: string): string[] =>
  [...text.matchAll(/^\| (\w+) \|/gm)].map(([, part]) => part!.toLowerCase())

const glossary = readFileSync('docs/glossary.md', 'utf8')
const known = new Set(rowsOf(glossary))

describe('glossary', () => {
  test('the glossary knows every part of every field name', () => {
    const unknown = names.flatMap((name) =>
      partsOf(name)
        .filter((part) => !known.has(part) && !known.has(withoutDigits(part)))
        .map((part) => `${part} in ${name}`),
    )
    expect(unknown).toEqual([])
  })
  test('the glossary lists no word part twice and none that no field has', () => {
    const words = rowsOf(/## Word parts([\s\S]*?)\n## /.exec(glossary)?.[1] ?? '').filter(
      (part) => part !== 'part',
    )
    const used = new Set(
      names.flatMap((name) => partsOf(name).flatMap((part) => [part, withoutDigits(part)])),
    )
    expect(words.length).toBeGreaterThan(150)
    expect(words.filter((part, index) => !used.has(part) || words.indexOf(part) !== index)).toEqual([])
  })
  test('an invented part of a field name fails the check', () => {
    expect(partsOf('safeMngrNm').filter((part) => !known.has(part))).toEqual(['mngr'])
  })
})

const kindIn =
  (...kinds: Field['kind'][]) =>
  ({ field }: Named) =>
    kinds.includes(field.kind)
/**
 * A key of its own entity, part of what makes a row unique, or a number that the counter draws (permitCd).
 */
const isOwnText = ({ name, key, field }: Named): boolean =>
  field.kind === 'text' && (name === key || field.numbering !== undefined || isUniquePart(name))
const uniques = behaviours.flatMap(({ resource }) => resource.unique ?? [])
const isUniquePart = (name: string): boolean => uniques.some((columns) => columns.includes(name))

/** The meaning of a name's suffix for its field; the longest suffix that fits decides. */
const suffixes: Record<string, (of: Named) => boolean> = {
  Nm: kindIn('text'),
  Cd: (of) =>
    kindIn('code', 'department')(of) ||
    (of.field.kind === 'ref' && of.field.textKey === true) ||
    isOwnText(of),
  No: (of) => kindIn('process')(of) || (of.field.kind === 'ref' && of.field.textKey !== true),
  // A member is a person, a department or a company, so its key is no reference to one table.
  Id: (of) =>
    (of.field.kind === 'ref' && of.field.textKey === true) || isOwnText(of) || of.name === 'memberId',
  UserId: kindIn('user'),
  Yn: kindIn('flag'),
  Ymd: kindIn('date'),
  Ym: kindIn('month'),
  Dt: kindIn('datetime'),
  Tm: kindIn('time'),
  Cds: kindIn('codes'),
  Nos: kindIn('codes', 'tags'),
  Tel: kindIn('text'),
  Url: kindIn('text', 'link'),
  Txt: kindIn('text', 'textarea'),
  Reason: kindIn('textarea'),
  ...Object.fromEntries(
    [
      'Cnt',
      'Qty',
      'Amt',
      'Rate',
      'Seq',
      'Lvl',
      'Order',
      'Pct',
      'Ppm',
      'M',
      'Kg',
      'V',
      'Bar',
      'C',
      'X',
      'Y',
      'Z',
      'Max',
      'Val',
    ].map((suffix) => [suffix, kindIn('number', 'cost')]),
  ),
}
const suffixOf = (name: string): string | undefined =>
  Object.keys(suffixes)
    .filter((suffix) => name.endsWith(suffix) || (suffix === 'UserId' && name === 'userId'))
    .toSorted((one, other) => other.length - one.length)[0]

const documentNumber = 'number of a document or line, written as text by whoever issues it'
const ownList = 'empty or an item of VND_QUAL; the permit keeps the code as it was asked for'
const severalKeys = 'keys of several records; no kind of field is a list of references'
/** Names whose kind is another, each with its reason. */
const exceptions: Record<string, string> = {
  'user.empNo': documentNumber,
  'chmStorePlace.placeCd': 'key of a place inside one store',
  'chmStorePlace.upPlaceCd': 'key of a place inside one store',
  'chmStock.placeCd': 'key of a place inside one store',
  'lotoStep.stepCd': 'key of a fixed step of the law in the program, no code that somebody keeps',
  'user.phoneNo': documentNumber,
  'user.userId': 'the key of persons, which every other …UserId refers to',
  'loginHist.userId': 'what was typed at the sign-in; there may be no such account',
  'permitCheck.photoFileNo': 'key of an attached picture, which is seen with its record only',
  'permitCheckRound.photoFileNo': 'key of an attached picture, which is seen with its record only',
  'personalLog.subjectId': 'key of a person of any entity: an account, a worker of a vendor',
  'vendor.bizRegNo': documentNumber,
  'vendorContract.approveNo': documentNumber,
  'vendor.telNo': documentNumber,
  'vendor.indInsNo': documentNumber,
  'vendorWorker.phoneNo': documentNumber,
  'vendorEquip.regNo': documentNumber,
  'vendorDoc.docNo': documentNumber,
  'safetyInfoChem.casNo': documentNumber,
  'vendorWorkerQual.qualNo': documentNumber,
  'plant.bizRegNo': documentNumber,
  'userDuty.certNo': documentNumber,
  'permitBlockNumber.permitCd': documentNumber,
  'safFacility.serialNo': documentNumber,
  'apprRqst.docNo': documentNumber,
  'chmStore.permitNo': documentNumber,
  'chmReagentLine.lotNo': documentNumber,
  'chmReagentLine.bottleCd': documentNumber,
  'chemprod.submitNo': documentNumber,
  'chemprodComp.casNo': documentNumber,
  'chmStock.lotNo': documentNumber,
  'chmInOut.lotNo': documentNumber,
  'chmDelivery.lotNo': documentNumber,
  'chmWaste.lotNo': documentNumber,
  'chmWaste.manifestNo': documentNumber,
  'chmDelivery.poNo': documentNumber,
  'chmInOut.poNo': documentNumber,
  'chmInOut.refNo': 'key of a record of the kind that refTypeCd says',
  'chmStockTakeLine.lotNo': documentNumber,
  'apprRqst.roundNo': 'round of submission, counted up; the name is that of the approval model (admin 2.2)',
  'apprStep.roundNo': 'round of submission, counted up; the name is that of the approval model (admin 2.2)',
  'permitMaterial.casNo': documentNumber,
  'handledMaterial.casNo': documentNumber,
  'chmChemical.casNo': documentNumber,
  'chmMsds.submitNo': documentNumber,
  'chmMsds.secretApprNo': documentNumber,
  'chmMsdsSubmit.receiptNo': documentNumber,
  'chmMsdsSubmit.apprNo': documentNumber,
  'chmRegItem.casNo': documentNumber,
  'chmRegHistLine.casNo': documentNumber,
  'chmRegItem.verNo': 'edition of an item, counted up; the name is that of the chemicals model (chm 2)',
  'chmRegHistLine.rowNo': 'row of the workbook',
  'chmChemical.keNo': documentNumber,
  'chmChemical.ecNo': documentNumber,
  'chmChemical.unNo': documentNumber,
  'chmProduct.unNo': documentNumber,
  'chmChemical.toxicNo': documentNumber,
  'permitSupplement.drawingNo': documentNumber,
  'safLoto.drawingNo': documentNumber,
  'lockMaster.lockNo': 'number engraved on a lock',
  'lotoPoint.lockNo': 'number engraved on a lock',
  'lotoPersonalLock.lockNo': 'number engraved on a lock',
  'lotoPoint.tagNo': documentNumber,
  'lotoForce.lotoPointNo': 'key of a line of the same head',
  'lotoForce.lotoPersonalLockNo': 'key of a line of the same head',
  'position.rankNo': 'place in the order of ranks; the name is that of the administration model (admin 2.1)',
  'safHealthPlan.revNo': 'edition of a plan, counted up; the name is that of the permit model (ptw 2)',
  'permitItem.verNo': 'version of the checklist, counted up; the name is that of the permit model (ptw 2)',
  'notice.deptCds': severalKeys,
  'notice.targetVendorCds': severalKeys,
  'improvement.coopDeptCds': severalKeys,
  'menu.sortOrder': 'text on the wire: what is no number counts as 0 (specification section 3)',
  'permitWorker.qualTypeCd': ownList,
}

describe('suffix', () => {
  const wrong = named.filter((of) => {
    const suffix = suffixOf(of.name)
    return suffix !== undefined && !suffixes[suffix]!(of)
  })
  test('says the kind of its field', () => {
    expect(
      wrong
        .filter(({ entity, name }) => exceptions[`${entity}.${name}`] === undefined)
        .map(({ entity, name, field }) => `${entity}.${name} is ${field.kind}`),
    ).toEqual([])
  })
  test('every exception still belongs to a field', () => {
    const needed = new Set(wrong.map(({ entity, name }) => `${entity}.${name}`))
    expect(Object.keys(exceptions).filter((each) => !needed.has(each))).toEqual([])
  })
  test('is seen where a name has one', () => {
    expect([suffixOf('userNm'), suffixOf('headUserId'), suffixOf('menuId'), suffixOf('remark')]).toEqual([
      'Nm',
      'UserId',
      'Id',
      undefined,
    ])
  })
})
