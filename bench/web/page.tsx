// The page that bench/web.ts scrolls and types in: a grid of 10,000 rows (?grid) and a form of 60 fields, as
// the portal draws them.
import { text, type Field } from '../../src/core/shared/field.ts'
import { defineResource } from '../../src/core/shared/resource.ts'
import { Block, RecordForm } from '../../src/core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../src/core/web/form/use-record-form.ts'
import { DataGrid } from '../../src/grid/DataGrid.tsx'
import { LIST_COLUMNS, samplePermits } from '../../src/grid/testing/sample.tsx'
import { showPage } from '../../src/core/web/testing/show-page.tsx'

const rows = samplePermits(10_000)
const GridPage = () => (
  <DataGrid label="작업 목록" columns={LIST_COLUMNS} rows={rows} rowKey={({ permitNo }) => permitNo} />
)

const fields = Object.fromEntries(
  Array.from({ length: 60 }, (_, at): [string, Field] => [
    `item${at}Nm`,
    text(`항목 ${at + 1}`, { max: 200 }),
  ]),
)
const wide = defineResource({
  name: 'wide',
  title: '항목 60개',
  path: '/api/wide',
  menus: ['sample/permit'],
  key: 'wideNo',
  fields,
  scope: 'everyone',
  list: [],
  search: {},
})
function FormPage() {
  const form = useRecordForm(wide, undefined)
  return (
    <RecordForm form={form}>
      <Block title="항목">
        {Object.keys(fields).map((name) => (
          <form.Field key={name} name={name} />
        ))}
      </Block>
    </RecordForm>
  )
}

showPage(location.search === '?grid' ? GridPage : FormPage)
