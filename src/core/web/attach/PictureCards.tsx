import { lazy, Suspense, useEffect, useState } from 'react'
import {
  DeleteOutlined,
  DownloadOutlined,
  FileImageOutlined,
  HighlightOutlined,
  PictureOutlined,
} from '@ant-design/icons'
import { Button, Image, Input } from 'antd'
import { showMoment } from '../../shared/dates.ts'
import { imagePreviewPixels, pictureExplanMax } from '../../shared/limits.ts'
import { counterText } from '../components/text-length.ts'
import { attachCalls, type AttachedFile } from './attach-calls.ts'
import type { FilesView } from './FileRows.tsx'
import { KeptMark } from './KeptMark.tsx'
import { MarksLayer } from './MarksLayer.tsx'
import { markTexts } from './mark.texts.ts'
import { attachTexts } from '../text/attach.texts.ts'
import { useTexts } from '../text/define-texts.ts'
import { usePageText } from '../text/page-text.ts'

const MarkPopup = lazy(() => import('./MarkPopup.tsx').then((part) => ({ default: part.MarkPopup })))

export interface PicturesView extends FilesView {
  onExplain: (id: string, explanation: string) => void
  /** The explanation of a saved picture was changed. */
  onDescribe: (file: AttachedFile, explanation: string) => void
  /** The marks of a saved picture were changed. */
  onMarked: () => void
  onDownloadMarked: (file: AttachedFile) => void
}

/** Pictures in boxes of 148 × 148 with their explanation (specification section 9). */
export function PictureCards({
  files,
  pending,
  editable,
  onRemove,
  onDownload,
  onDrop,
  onExplain,
  onDescribe,
  onMarked,
  onDownloadMarked,
}: PicturesView) {
  const text = usePageText()
  const mark = useTexts(markTexts)
  const [marking, setMarking] = useState<AttachedFile>()
  if (files.length + pending.length === 0) return <p className="attach-empty">{text('attach.noPictures')}</p>
  return (
    <>
      <ul className="attach-cards">
        {files.map((file) => (
          <li key={file.fileNo}>
            {/* Marks that have changed are drawn anew. */}
            <Saved key={JSON.stringify(file.marks)} file={file} />
            {editable && !file.keptReason ? (
              <Input.TextArea
                // An explanation that was saved meanwhile is what is shown.
                key={file.pictureExplan ?? ''}
                aria-label={text('attach.explanationOf', { name: file.fileOrgNm })}
                placeholder={text('attach.explanation')}
                rows={1}
                defaultValue={file.pictureExplan ?? ''}
                maxLength={pictureExplanMax}
                onBlur={({ target }) => {
                  if (target.value.trim() !== (file.pictureExplan ?? ''))
                    onDescribe(file, target.value.trim())
                }}
              />
            ) : (
              file.pictureExplan && <p className="attach-explanation">{file.pictureExplan}</p>
            )}
            <Taken file={file} />
            <div className="attach-card-buttons">
              {file.pictureData && ((editable && !file.keptReason) || file.marks) && (
                <Button
                  type="text"
                  size="small"
                  icon={<HighlightOutlined aria-hidden />}
                  aria-label={mark(editable && !file.keptReason ? 'open' : 'see', { name: file.fileOrgNm })}
                  onClick={() => setMarking(file)}
                />
              )}
              <Button
                type="text"
                size="small"
                icon={<DownloadOutlined aria-hidden />}
                aria-label={text('attach.download', { name: file.fileOrgNm })}
                onClick={() => onDownload(file)}
              />
              {file.marks && (
                <Button
                  type="text"
                  size="small"
                  icon={<FileImageOutlined aria-hidden />}
                  aria-label={mark('download', { name: file.fileOrgNm })}
                  title={mark('download', { name: file.fileOrgNm })}
                  onClick={() => onDownloadMarked(file)}
                />
              )}
              {editable && file.keptReason && <KeptMark reason={file.keptReason} />}
              {editable && !file.keptReason && (
                <Button
                  type="text"
                  size="small"
                  danger
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={text('attach.remove', { name: file.fileOrgNm })}
                  onClick={() => onRemove(file)}
                />
              )}
            </div>
          </li>
        ))}
        {pending.map((each) => (
          <li key={each.id} className="is-pending">
            <img
              {...size}
              src={each.address}
              alt={text('attach.unsavedName', { name: each.file.name })}
              style={{ objectFit: 'cover' }}
            />
            <Input.TextArea
              aria-label={text('attach.explanationOf', { name: each.file.name })}
              placeholder={text('attach.explanation')}
              rows={2}
              value={each.explanation}
              maxLength={pictureExplanMax}
              count={{
                max: pictureExplanMax,
                show: ({ count }) => counterText(count, pictureExplanMax, 'character'),
              }}
              onChange={({ target }) => onExplain(each.id, target.value)}
            />
            <div className="attach-card-buttons">
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={text('attach.drop', { name: each.file.name })}
                onClick={() => onDrop(each.id)}
              />
            </div>
          </li>
        ))}
      </ul>
      {marking && (
        <Suspense>
          <MarkPopup
            file={marking}
            editable={editable && !marking.keptReason}
            onClose={() => setMarking(undefined)}
            onMarked={onMarked}
          />
        </Suspense>
      )}
    </>
  )
}

/** When and where the camera took a picture, as far as its file says. */
function Taken({ file: { takenDt, takenLat, takenLon } }: { file: AttachedFile }) {
  const say = useTexts(attachTexts)
  const where = typeof takenLat === 'number' && typeof takenLon === 'number'
  if (!takenDt && !where) return null
  return (
    <p className="attach-note">
      {takenDt && say('taken', { time: showMoment(takenDt) })}
      {takenDt && where && <br />}
      {where && say('takenPlace', { latitude: takenLat.toFixed(5), longitude: takenLon.toFixed(5) })}
    </p>
  )
}

const size = { width: imagePreviewPixels, height: imagePreviewPixels }
function Saved({ file }: { file: AttachedFile }) {
  const [whole, setWhole] = useState<string>()
  useEffect(
    () => () => {
      if (whole?.startsWith('blob:')) URL.revokeObjectURL(whole)
    },
    [whole],
  )
  if (!file.pictureData) {
    return (
      <div className="attach-blank" style={size}>
        <PictureOutlined aria-label={file.fileOrgNm} />
      </div>
    )
  }
  const small = file.pictureData.startsWith('data:')
    ? file.pictureData
    : `data:image/webp;base64,${file.pictureData}`
  const load = async () => {
    if (!file.marks) return setWhole(await attachCalls.address(file.fileNo))
    const { markedPicture } = await import('./marked-picture.ts')
    setWhole(URL.createObjectURL(await markedPicture(file)))
  }
  return (
    <div className="attach-picture">
      <Image
        {...size}
        src={small}
        alt={file.pictureExplan || file.fileOrgNm}
        style={{ objectFit: 'cover' }}
        // The small picture is all the list brings; the whole one comes when somebody wants to see it.
        preview={{
          src: whole ?? small,
          onOpenChange: (open) => {
            if (open && !whole) load().catch(() => undefined)
          },
        }}
      />
      {file.marks && <MarksLayer given={file.marks} fit="cover" />}
    </div>
  )
}
