import { PlusOutlined } from '@ant-design/icons'
import { Button, Upload } from 'antd'
import type { FileGroup } from '../../shared/resource.ts'
import { acceptOf } from './attach-check.ts'

/** Opens the file dialog; nothing is sent before 저장. */
export function ChooseButton({ group, onChoose }: { group: FileGroup; onChoose: (files: File[]) => void }) {
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
      <Button icon={<PlusOutlined aria-hidden />}>{group.imageOnly ? '사진 선택' : '파일 선택'}</Button>
    </Upload>
  )
}
