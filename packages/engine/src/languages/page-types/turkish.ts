import { type FewPageTypeWords, list } from '../words.ts';

export const turkish: FewPageTypeWords = {
  service: list`hizmet, hizmetler, hizmetlerimiz, hizmetleri, hizmeti, tedavi*, terapi*, tamir*, onarım*, montaj*, bakım*, tadilat*, nakliyat*, nakliye*, danışmanlık*, kurulum*, tesisat*, elektrikçi*, marangoz*, boya badana, temizlik*, servis*, kuaför*, berber*, diş hekimi*, diş kliniği*, klinik*, avukat*, hukuk bürosu*, muhasebe*, teklif al*, teklif iste*, randevu*, müşteri*, hasta, hastalar*, fitness, yoga, pilates, masaj*, güzellik salonu*`,
  hospitality: list`restoran*, lokanta*, otel*, konaklama*, odalar*, oda, apart*, pansiyon*, rezervasyon*, masa ayırt*, menü*, kahvaltı*, öğle yemeği*, akşam yemeği*, kafe*, fırın*, kamp*, bungalov*, misafir*, villa*`,
  course: list`kurs, kurslar*, kursu, kursumuz, eğitimler*, eğitimi, dersler*, ders`,
  nonprofit: list`bağış*, gönüllü*, vakıf*, vakfı*, dernek*, derneği*, yardım kampanya*`,
  portfolio: list`portfolyo*, portföy*, çalışmalarım*, projelerim*, fotoğrafçı*, illüstratör*`,
  event: list`konferans*, festival*, biletler*, bilet al, konuşmacı*, etkinlik*`,
  category: list`online mağaza, tüm ürünler, ürünlerimiz`,
  product: list`sepete ekle, sepet*, stokta, ürün açıklaması`,
  pricing: list`fiyatlar*, fiyat listesi, fiyatlandırma, aylık, abonelik*`,
  article: list`yayınlan*, yazan, yazar, dakika okuma, ayrıca oku*, yorumlar`,
};
