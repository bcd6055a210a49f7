import { CameraOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Upload } from 'antd'
import type { FileGroup } from '../../shared/resource.ts'
import { acceptOf } from './attach-check.ts'
import { attachTexts } from '../text/attach.texts.ts'
import { useTexts } from '../text/define-texts.ts'
import { usePageText } from '../text/page-text.ts'

/** Opens the file dialog, and on a telephone the camera; nothing is sent before 저장. */
export function ChooseButton({ group, onChoose }: { group: FileGroup; onChoose: (files: File[]) => void }) {
  const text = usePageText()
  const say = useTexts(attachTexts)
  const take = (file: File, files: File[]) => {
    // Called once per file with the whole choice; the first call takes it.
    if (file === files[0]) onChoose(files)
    return Upload.LIST_IGNORE
  }
  return (
    <span className="attach-choose">
      {group.imageOnly && (
        <span className="attach-camera">
          <Upload showUploadList={false} accept={acceptOf(group)} capture="environment" beforeUpload={take}>
            <Button icon={<CameraOutlined aria-hidden />}>{say('camera')}</Button>
          </Upload>
        </span>
      )}
      <Upload multiple showUploadList={false} accept={acceptOf(group)} beforeUpload={take}>
        <Button icon={<PlusOutlined aria-hidden />}>
          {text(group.imageOnly ? 'attach.choosePicture' : 'attach.chooseFile')}
        </Button>
      </Upload>
    </span>
  )
}
