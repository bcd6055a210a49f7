import type { FastifyInstance } from 'fastify'
import type { Context, Engine } from '../../../core/server/entity/context.ts'
import type { CellValue } from '../../../core/server/excel/cell.ts'
import { previewRows, type PreviewRow } from '../../../core/server/excel/excel-import.ts'
import { label } from '../../../core/shared/sentence.ts'
import { mountSenderUpload, type ListReader } from '../../../platform/upload/sender-upload.server.ts'
import { chmChemical } from '../substance/chm-chemical.resource.ts'
import { substanceIssues } from '../substance/substance.rule.ts'
import { substanceBehaviour } from '../substance/substance.server.ts'
import { substanceTargets, substanceValues, type Registered } from './substance-targets.rule.ts'
import { uploadSentences } from './upload.texts.ts'

/** Suppliers' lists of substances as they come. */
export async function supplierUploadRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  mountSenderUpload(app, engine, {
    resource: chmChemical,
    step: 'supplier',
    menus: ['baseInfo/chemical/chemicalList'],
    targets: substanceTargets,
    uploadNm: 'chemical',
    sender: label('공급사'),
    summary: '공급사 엑셀',
    noHeader: uploadSentences.noHeader,
    reader: supplierReader,
    preview,
  })
}

/** Columns that a row gets a value for where the supplier says none. */
const alwaysFilled = new Set(['casNoneYn', 'waterSolubleYn', 'stateCd', 'expUnitCd'])
async function supplierReader({ sql }: Context): Promise<ListReader> {
  const rows = await sql.query<Registered & { casNo: string }>(
    'select "casNo", "stateCd", "waterSolubleYn", "expUnitCd" from "chmChemical" where "casNo" is not null',
  )
  const registered = new Map(rows.map((row) => [row.casNo, row]))
  return {
    missing: (mapping) =>
      substanceTargets.find(({ name, required }) => required && mapping[name] === undefined)?.name,
    columns: (mapping) =>
      chmChemical.excel!.import.filter((name) => name in mapping || alwaysFilled.has(name)),
    valuesOf: ({ values }) => substanceValues(values, registered.get(String(values['casNo']))),
  }
}

/** The register's own rule beside the definition's: the check digit above all. */
async function preview(context: Context, sheet: CellValue[][]): Promise<PreviewRow[]> {
  const rows = await previewRows(substanceBehaviour, context, sheet)
  for (const row of rows) {
    const issues = substanceIssues({ casNoneYn: 'N', ...row.values }).filter(
      ({ path }) => !row.issues.some((each) => each.path === path),
    )
    if (issues.length === 0) continue
    row.issues.push(...issues)
    row.status = 'wrong'
  }
  return rows
}
