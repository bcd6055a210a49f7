import { lazy, Suspense, useState } from 'react'
import { DeleteOutlined, DownloadOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import type { AttachedFile, PendingFile } from './attach-calls.ts'
import { IconAction } from '../components/IconAction.tsx'
import { fileSizeText } from '../components/file-size.ts'
import { extensionOf } from './attach-check.ts'
import { FileIcon } from './FileIcon.tsx'
import { KeptMark } from './KeptMark.tsx'
import { attachTexts } from '../text/attach.texts.ts'
import { useTexts } from '../text/define-texts.ts'
import { usePageText } from '../text/page-text.ts'

const FileView = lazy(() => import('./FileView.tsx').then((part) => ({ default: part.FileView })))
/** Types that are shown in the page; all others are only saved. */
const viewed = /^(?:application\/pdf|video\/(?:mp4|webm|x-m4v|quicktime))$/

export interface FilesView {
  files: readonly AttachedFile[]
  pending: readonly PendingFile[]
  editable: boolean
  onRemove: (file: AttachedFile) => void
  onDownload: (file: AttachedFile) => void
  onDrop: (id: string) => void
}

export function FileRows({ files, pending, editable, onRemove, onDownload, onDrop }: FilesView) {
  const text = usePageText()
  const say = useTexts(attachTexts)
  const [shown, setShown] = useState<AttachedFile>()
  if (files.length + pending.length === 0) return <p className="attach-empty">{text('attach.noFiles')}</p>
  return (
    <>
      <ul className="attach-rows">
        {files.map((file) => (
          <li key={file.fileNo}>
            <FileIcon extension={file.fileExt} />
            <Button type="link" className="attach-name" onClick={() => onDownload(file)}>
              {file.fileOrgNm}
            </Button>
            <span className="attach-note">{fileSizeText(file.fileSize)}</span>
            {viewed.test(file.contentType) && (
              <IconAction
                icon={<EyeOutlined aria-hidden />}
                label={say('view', { name: file.fileOrgNm })}
                action={() => setShown(file)}
              />
            )}
            <IconAction
              icon={<DownloadOutlined aria-hidden />}
              label={text('attach.download', { name: file.fileOrgNm })}
              action={() => onDownload(file)}
            />
            {editable && file.keptReason && <KeptMark reason={file.keptReason} />}
            {editable && !file.keptReason && (
              <IconAction
                danger
                icon={<DeleteOutlined aria-hidden />}
                label={text('attach.remove', { name: file.fileOrgNm })}
                action={() => onRemove(file)}
              />
            )}
          </li>
        ))}
        {pending.map(({ id, file, refusal }) => (
          <li key={id}>
            <FileIcon extension={extensionOf(file.name)} />
            <span className="attach-name">{file.name}</span>
            <span className="attach-note">{fileSizeText(file.size)}</span>
            <Tag color={refusal ? 'red' : 'blue'} title={refusal}>
              {text('attach.unsaved')}
            </Tag>
            <IconAction
              icon={<DeleteOutlined aria-hidden />}
              label={text('attach.drop', { name: file.name })}
              action={() => onDrop(id)}
            />
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense>
          <FileView file={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}
