import { useEffect, useRef, useState, type DragEvent } from 'react'
import { CloudUploadOutlined, DeleteOutlined, FileZipOutlined } from '@ant-design/icons'
import { Alert, Button, Space } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from '../../shared/messages.ts'
import type { AnyResource, FileGroup } from '../../shared/resource.ts'
import { api, ApiError } from '../api.ts'
import { useNotice } from '../components/notice.tsx'
import { saveBlob } from '../download.ts'
import { emit } from '../events.ts'
import { randomHex } from '../random.ts'
import { useSubmission } from '../submission.ts'
import { Gate } from '../page/PageStates.tsx'
import {
  attachCalls,
  attachKey,
  attachQuery,
  newTempKey,
  type AttachedFile,
  type AttachGroup,
  type PendingFile,
} from './attach-calls.ts'
import { checkFiles, filterText, limitOf, megabytesOf } from './attach-check.ts'
import { flagOf } from '../../shared/file-flag.ts'
import { attachTexts } from '../text/attach.texts.ts'
import { ChooseButton } from './ChooseButton.tsx'
import { useChosenGroup } from './chosen-files.ts'
import { FileRows } from './FileRows.tsx'
import { markTexts } from './mark.texts.ts'
import { PictureCards } from './PictureCards.tsx'
import { textsOf, useTexts } from '../text/define-texts.ts'
import { usePastedFiles } from './use-pasted-files.ts'
import { useSpoken } from '../text/labels.ts'
import { usePageText } from '../text/page-text.ts'
import { said } from '../text/text.ts'
import './attach.css'

export interface AttachmentsProps {
  resource: AnyResource
  /** Group of files in the definition: label, limits, pictures or files. */
  name: string
  /** Key of the record; without one the files wait under a temporary key. */
  taskKey?: string | number | null
  tempTaskKey?: string | null
  /**
   * The temporary key that was made: the page sends it with the record. Left out, the form of the record hands
   * its files over once it is saved.
   */
  onTempKey?: (tempTaskKey: string) => void
  editable: boolean
  /** Files can be added, but the present ones can neither be described nor removed. */
  addOnly?: boolean
  /** Files of other groups of the same record, which count against the limit. */
  otherCount?: number
  /** Receives the number of files, chosen ones included. */
  onCount?: (count: number) => void
}

function groupNamed(groups: Record<string, FileGroup>, name: string): FileGroup {
  const group = groups[name]
  if (!group) throw new Error(`no such group of files: ${name}`)
  return group
}

/**
 * Files or pictures of a record: chosen first, sent with the save of the record or by 올리기 (specification
 * sections 3–5, 7 and 8, admin R10). They are chosen in the file dialog, dropped, or pasted.
 */
export function Attachments({
  resource: definition,
  name,
  taskKey,
  tempTaskKey,
  onTempKey,
  editable,
  addOnly = false,
  otherCount = 0,
  onCount,
}: AttachmentsProps) {
  const text = usePageText()
  const say = useTexts(attachTexts)
  const resource = useSpoken(definition)
  const groups = resource.files ?? {}
  const group = groupNamed(groups, name)
  const notice = useNotice()
  const submission = useSubmission()
  const client = useQueryClient()
  const [ownTempKey] = useState(newTempKey)
  const attach: AttachGroup = {
    taskClassNm: resource.name,
    taskFlag: flagOf(groups, name),
    ...(taskKey === undefined || taskKey === null ? { tempTaskKey: tempTaskKey ?? ownTempKey } : { taskKey }),
  }
  const key = attachKey(attach)
  const { data, error, isLoading, refetch } = useQuery({
    ...attachQuery(attach),
    // Under a key of this window nothing lies on the server yet; without network that must not hide what is chosen.
    initialData: attach.tempTaskKey ? { data: [] } : undefined,
    initialDataUpdatedAt: 0,
    select: (answer) => answer.data,
  })
  const [pending, setPending] = useState<readonly PendingFile[]>([])
  const [hints, setHints] = useState<readonly string[]>([])
  const [busy, setBusy] = useState<string>()
  const [over, setOver] = useState(false)
  const section = useRef<HTMLElement>(null)
  const held = data?.length ?? 0
  const count = held + pending.length
  useEffect(() => void onCount?.(count), [count, onCount])
  const takes = editable && count + otherCount < limitOf(group)

  const during = async (what: string, failed: string, work: () => Promise<unknown>) => {
    setBusy(what)
    try {
      await work()
      return true
    } catch (cause) {
      // The server's own sentence when it refused; the specification's when it failed.
      notice.error(
        cause instanceof ApiError && cause.status >= 400 && cause.status < 500 ? cause.message : failed,
      )
      return false
    } finally {
      setBusy(undefined)
    }
  }
  const choose = (files: readonly File[]) => {
    const checked = checkFiles(files, group, count, otherCount)
    setHints(checked.messages)
    setPending([
      ...pending,
      ...checked.accepted.map((file) => ({
        file,
        explanation: '',
        id: randomHex(),
        address: URL.createObjectURL(file),
      })),
    ])
  }
  const send = async (): Promise<boolean> => {
    let staying: readonly PendingFile[] = []
    const answered = await during('save', said(messages.fileSaveFailed), async () => {
      const ids = pending.map(({ id, explanation }) => [id, explanation])
      const { refused = [] } = await submission('upload', ids, (requestKey) =>
        attachCalls.upload(attach, pending, { requestKey }),
      )
      if (attach.tempTaskKey) onTempKey?.(attach.tempTaskKey)
      const reasons = new Map(refused.map(({ fileOrgNm, message }) => [fileOrgNm, message]))
      staying = pending.flatMap((each) => {
        const refusal = reasons.get(each.file.name)
        return refusal === undefined ? [] : [{ ...each, refusal }]
      })
      for (const { id, address } of pending)
        if (!staying.some((each) => each.id === id)) URL.revokeObjectURL(address)
      setPending(staying)
      setHints(refused.map(({ fileOrgNm, message }) => `${fileOrgNm}: ${message}`))
      if (staying.length < pending.length) emit('APP_REQUEST_SUCCESS', undefined)
      await refetch()
    })
    return answered && staying.length === 0
  }
  const chosen = { count: pending.length, held: held > 0, handedOver: onTempKey !== undefined }
  useChosenGroup(attach, chosen, {
    send,
    chosen: () => pending,
    drop: () => {
      for (const { address } of pending) URL.revokeObjectURL(address)
      setPending([])
    },
  })
  usePastedFiles(section, takes, choose)
  const drag = takes
    ? {
        onDragOver: (event: DragEvent) => {
          if (!event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setOver(true)
        },
        onDragLeave: (event: DragEvent) => {
          if (!section.current?.contains(event.relatedTarget as Node | null)) setOver(false)
        },
        onDrop: (event: DragEvent) => {
          setOver(false)
          const files = [...event.dataTransfer.files]
          if (files.length === 0) return
          event.preventDefault()
          choose(files)
        },
      }
    : {}
  const remove = async (file: AttachedFile) => {
    if (!(await notice.confirm(said(messages.confirmDeleteFile), { danger: true }))) return
    await during('remove', said(messages.serverError), () => attachCalls.remove(attach, file.fileNo))
    await client.invalidateQueries({ queryKey: key })
  }
  const removeAll = async () => {
    if (!(await notice.confirm(said(messages.confirmDeleteAllFiles), { danger: true }))) return
    await during('remove', said(messages.serverError), () => attachCalls.removeAll(attach))
    await client.invalidateQueries({ queryKey: key })
  }
  const zip = () =>
    during('zip', said(messages.downloadFailed), async () => {
      const { data: address } = await attachCalls.zip(attach)
      if (address === 'nofile') return notice.error(said(messages.nothingToZip))
      await api.download(address, undefined, { name: `${group.label}.zip`, quiet: true })
    })
  const download = (file: AttachedFile) =>
    during('download', said(messages.downloadFailed), () => attachCalls.download(file))
  const downloadMarked = (file: AttachedFile) =>
    during('download', said(messages.downloadFailed), async () => {
      const { markedName, markedPicture } = await import('./marked-picture.ts')
      saveBlob(await markedPicture(file), markedName(file, textsOf(markTexts)('marked')))
    })
  const change = (id: string, explanation: string) =>
    setPending(pending.map((each) => (each.id === id ? { ...each, explanation } : each)))
  const drop = (id: string) => {
    const dropped = pending.find((each) => each.id === id)
    if (dropped) URL.revokeObjectURL(dropped.address)
    setPending(pending.filter((each) => each !== dropped))
  }
  const describe = async (file: AttachedFile, explanation: string) => {
    await during('describe', said(messages.fileSaveFailed), () =>
      attachCalls.describe(file.fileNo, explanation),
    )
    await refetch()
  }
  const view = {
    files: data ?? [],
    pending,
    editable: editable && !addOnly,
    onRemove: (file: AttachedFile) => void remove(file),
    onDownload: (file: AttachedFile) => void download(file),
    onDrop: drop,
  }
  return (
    <section
      ref={section}
      className={`attach${over ? ' is-over' : ''}`}
      aria-label={group.label}
      data-takes={takes || undefined}
      {...drag}
    >
      <div className="attach-head">
        <h3>{group.label}</h3>
        {/* What may be uploaded is said to whoever may upload. */}
        {editable && (
          <span className="attach-note">
            {filterText(group)} · {said(messages.fileSize(megabytesOf(group)))}
          </span>
        )}
        <Space wrap className="attach-buttons">
          {takes && <ChooseButton group={group} onChoose={choose} />}
          {editable && pending.length > 0 && (
            <Button
              icon={<CloudUploadOutlined aria-hidden />}
              loading={busy === 'save'}
              onClick={() => void send()}
            >
              {say('upload')}
            </Button>
          )}
          {/* A record that is not saved yet has nothing to fetch. */}
          {(held > 0 || !attach.tempTaskKey) && (
            <Button
              icon={<FileZipOutlined aria-hidden />}
              loading={busy === 'zip'}
              onClick={() => void zip()}
            >
              {text('attach.downloadAll')}
            </Button>
          )}
          {editable && !addOnly && data?.some(({ keptReason }) => !keptReason) && (
            <Button
              danger
              icon={<DeleteOutlined aria-hidden />}
              loading={busy === 'remove'}
              onClick={() => void removeAll()}
            >
              {text('attach.removeAll')}
            </Button>
          )}
        </Space>
      </div>
      {hints.map((hint) => (
        <Alert key={hint} type="warning" showIcon role="alert" title={hint} />
      ))}
      {pending.length > 0 && <Alert type="info" showIcon title={say('waiting', { count: pending.length })} />}
      {takes && (
        <p className="attach-note attach-drop">{say(group.imageOnly ? 'dropPicture' : 'dropFile')}</p>
      )}
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {() =>
          group.imageOnly ? (
            <PictureCards
              {...view}
              onExplain={change}
              onDescribe={(file, text) => void describe(file, text)}
              onMarked={() => void refetch()}
              onDownloadMarked={(file) => void downloadMarked(file)}
            />
          ) : (
            <FileRows {...view} />
          )
        }
      </Gate>
    </section>
  )
}
