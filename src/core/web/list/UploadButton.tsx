import { useState } from 'react'
import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { AnyResource } from '../../shared/resource.ts'
import type { QueryParams } from '../api.ts'
import { usePageText } from '../text/page-text.ts'
import { ExcelUploadPopup } from './ExcelUploadPopup.tsx'

/** 엑셀 업로드 of a list; with conditions, its rows can be taken home in the template. */
export function UploadButton({ resource, conditions }: { resource: AnyResource; conditions?: QueryParams }) {
  const text = usePageText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text('list.upload')}
      </Button>
      <ExcelUploadPopup
        resource={resource}
        open={open}
        onClose={() => setOpen(false)}
        conditions={conditions}
      />
    </>
  )
}
