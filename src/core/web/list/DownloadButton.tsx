import { FileExcelOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Fields } from '../../shared/field.ts'
import type { AnyResource } from '../../shared/resource.ts'
import type { QueryParams } from '../api.ts'
import { portalLayouts } from '../../../grid/layout-store.ts'
import { usePageText } from '../text/page-text.ts'
import { fieldBehind } from '../columns/columns-of.ts'
import { shownColumns } from './excel-columns.ts'
import type { PlainQuery } from '../data/query-text.ts'
import { useExcelDownload } from './use-excel-download.tsx'

interface Props {
  resource: AnyResource
  query: PlainQuery
  columns: readonly { name: string; hidden?: boolean }[]
  layoutKey: string
}
/**
 * Same conditions, columns and order as on the screen; a reason first when the columns tell about persons
 * (admin R12).
 */
export function DownloadButton({ resource, query, columns, layoutKey }: Props) {
  const text = usePageText()
  const { start, busy, popup } = useExcelDownload(resource)
  const download = async () => {
    const fields = resource.fields as Fields
    // A column that the page itself has added is none of the file's.
    const names = shownColumns(columns, await portalLayouts.load(layoutKey))
      .map((name) => fieldBehind(fields, name))
      .filter((name) => name in fields || resource.list.includes(name))
    await start({ ...conditionsOf(query), columns: names.join(',') }, names)
  }
  return (
    <>
      <Button icon={<FileExcelOutlined aria-hidden />} loading={busy} onClick={() => void download()}>
        {text('list.download')}
      </Button>
      {popup}
    </>
  )
}

/** The conditions and the order of a list without its page. */
export function conditionsOf({ page: _page, limit: _limit, ...conditions }: PlainQuery): QueryParams {
  return conditions as QueryParams
}
