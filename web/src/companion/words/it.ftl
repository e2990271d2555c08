## Il compagno di tavolo
lead = Giochi con la scatola vera? Le regole della casa ti fanno compagnia: le stesse che decidono in sala.
part-score = Punteggio
part-score-about = Leggilo dal tavolo; ogni riga è detta con la sua clausola. Quello che scrivi resta su questo dispositivo.
players = Giocatori
edition = Edizione
name = Nome
examples = Esempi stampati
of-table = Il tavolo
printed-values = Valori stampati, se i tuoi sono altri
choose = Scegli …
so-many = ({ $count } di { $most })
add = Aggiungi: { $label }
remove = Togli: { $label } { $number }
score = Fai i conti
clear = Svuota il modulo
result = Foglio dei punti
problems = Questo non può essere
winner = { $count ->
    [one] Vince { $names }.
   *[other] { $names } si dividono la vittoria.
  }
offline = In questo momento manca il collegamento con le regole. Quello che hai scritto resta su questo dispositivo.
waiting = I conti si fanno appena torna.
part-setup = Preparazione
part-setup-about = Che cosa va dove per tanti giocatori, con tutto ciò che si tira a sorte. Spunta quello che è fatto.
part-edition = Quale edizione?
part-edition-about = Guarda il tuo regolamento: dove le edizioni differiscono, che cosa dice il tuo?
part-collector = Il Collezionista
part-collector-about = La sua rivelazione nel solitario: indica le sue carte e leggi che cosa fa.
part-randomizer = Randomizzatore
part-randomizer-about = Il mazzo Randomizzatore, appena mescolato, pescato finché una carta si applica.
part-alert = Allerta e Panico
part-alert-about = È uscita una Matricola Omega: che cosa succede ora, in ordine.
part-eggs = Per altri giochi
part-eggs-about = Che cosa contiene la scatola per altri giochi, e un aiuto per le sette Uova della Manticora.
tell = Che cosa fare
draw = Pesca
anew = Tira di nuovo a sorte
to-do = Che cosa fare
players-names = Nomi, separati da virgole
campaign = Il foglio della campagna è in sala: più telefoni, una campagna
