import { ArticleScreen } from '../features/content/components/article-screen.tsx';
import { DownloadList } from '../features/library/components/download-list.tsx';

export default function ArticlePage() {
  return <ArticleScreen files={(attachments) => <DownloadList files={attachments} />} />;
}
