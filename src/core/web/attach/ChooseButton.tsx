import { PlusOutlined } from '@ant-design/icons'
import { Button, Upload } from 'antd'
import type { FileGroup } from '../../shared/resource.ts'
import { acceptOf } from './attach-check.ts'
import { usePageText } from '../text/page-text.ts'

/** Opens the file dialog; nothing is sent before 저장. */
export function ChooseButton({ group, onChoose }: { group: FileGroup; onChoose: (files: File[]) => void }) {
  const text = usePageText()
  return (
    <Upload
      multiple
      showUploadList={false}
      accept={acceptOf(group)}
      beforeUpload={(file, files) => {
        // Called once per file with the whole choice; the first call takes it.
        if (file === files[0]) onChoose(files)
        return Upload.LIST_IGNORE
      }}
    >
      <Button icon={<PlusOutlined aria-hidden />}>
        {text(group.imageOnly ? 'attach.choosePicture' : 'attach.chooseFile')}
      </Button>
    </Upload>
  )
}
