import { DeleteOutlined, DownloadOutlined, PictureOutlined } from '@ant-design/icons'
import { Button, Image, Input } from 'antd'
import { imagePreviewPixels, pictureExplanMax } from '../../shared/limits.ts'
import { counterText } from '../form/text-length.ts'
import type { AttachedFile } from './attach-calls.ts'
import type { FilesView } from './FileRows.tsx'

export interface PicturesView extends FilesView {
  onExplain: (id: string, explanation: string) => void
}

/** Pictures in boxes of 148 × 148 with their explanation (specification section 9). */
export function PictureCards({ files, pending, editable, onRemove, onDownload, onDrop, onExplain }: PicturesView) {
  if (files.length + pending.length === 0) return <p className="attach-empty">첨부된 사진이 없습니다.</p>
  return (
    <ul className="attach-cards">
      {files.map((file) => (
        <li key={file.fileNo}>
          <Saved file={file} />
          {file.pictureExplan && <p className="attach-explanation">{file.pictureExplan}</p>}
          <div className="attach-card-buttons">
            <Button
              type="text"
              size="small"
              icon={<DownloadOutlined aria-hidden />}
              aria-label={`${file.fileOrgNm} 다운로드`}
              onClick={() => onDownload(file)}
            />
            {editable && (
              <Button
                type="text"
                size="small"
                danger
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`${file.fileOrgNm} 삭제`}
                onClick={() => onRemove(file)}
              />
            )}
          </div>
        </li>
      ))}
      {pending.map((each) => (
        <li key={each.id} className="is-pending">
          <img {...size} src={each.address} alt={`${each.file.name} (저장 전)`} style={{ objectFit: 'cover' }} />
          <Input.TextArea
            aria-label={`${each.file.name} 사진 설명`}
            placeholder="사진 설명"
            autoSize={{ minRows: 2, maxRows: 4 }}
            value={each.explanation}
            maxLength={pictureExplanMax}
            count={{ max: pictureExplanMax, show: ({ count }) => counterText(count, pictureExplanMax, 'character') }}
            onChange={({ target }) => onExplain(each.id, target.value)}
          />
          <div className="attach-card-buttons">
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`${each.file.name} 선택 취소`}
              onClick={() => onDrop(each.id)}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

const size = { width: imagePreviewPixels, height: imagePreviewPixels }
function Saved({ file }: { file: AttachedFile }) {
  if (!file.pictureData) {
    return (
      <div className="attach-blank" style={size}>
        <PictureOutlined aria-label={file.fileOrgNm} />
      </div>
    )
  }
  const source = file.pictureData.startsWith('data:') ? file.pictureData : `data:${file.contentType};base64,${file.pictureData}`
  return <Image {...size} src={source} alt={file.pictureExplan || file.fileOrgNm} style={{ objectFit: 'cover' }} />
}
